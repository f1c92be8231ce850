"""Words, letters, numbers and dates in the languages of the app; knows neither Flet nor data."""
