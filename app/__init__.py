"""Tally Nine: the scorekeeping companion for Nines and Devyatka."""

__version__ = "0.1.0"
