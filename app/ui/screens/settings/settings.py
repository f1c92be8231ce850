"""What belongs to this client: its language, its look, its cards, its device."""

import flet as ft

from app.l10n.locales import LOCALES, native_name
from app.stores.client_store import ClientState
from app.ui import ids
from app.ui.components.choice import Option, option_list, segmented
from app.ui.components.header import top_title
from app.ui.components.list_row import section
from app.ui.components.panel import panel, ruled
from app.ui.components.scaffold import scaffold
from app.ui.components.switch_row import switch_row
from app.ui.components.text import SUPPORT, text
from app.ui.context import Here
from app.ui.hooks import use_store
from app.ui.screens.places import SETTINGS, place
from app.ui.screens.settings.about import about
from app.ui.screens.settings.joining import joining
from app.ui.screens.settings.safekeeping import safekeeping

_SYSTEM = "system"


def _settings(here: Here) -> ft.Control:
    client = use_store(here.session.client)
    words, look = here.words, here.look
    parts: list[ft.Control] = [
        text(
            look,
            words.t("These are this device’s own. Players and matches are shared."),
            SUPPORT,
            ft.Colors.ON_SURFACE_VARIANT,
        ),
        section(look, words.t("Language")),
        panel(_language(here, client), padding=4),
        section(look, words.t("Appearance")),
        _theme(here, client),
        section(look, words.t("Letters on the cards")),
        _letters(here),
        section(look, words.t("At the table")),
        panel(_table(here, client), padding=0, clip=True),
        section(look, words.t("Keep safe")),
        safekeeping(here),
        *joining(here),
        section(look, words.t("About")),
        about(here),
    ]
    body = ft.Column(parts, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return scaffold(look, body, header=top_title(look, words.t("Settings")), scroll_key="settings")


SettingsScreen = place(SETTINGS, _settings)


def _language(here: Here, client: ClientState) -> ft.Control:
    store = here.session.client
    system = Option(
        _SYSTEM,
        here.words.t("System language"),
        ids.settings("language", _SYSTEM),
    )
    ours = [
        Option(locale, native_name(locale), ids.settings("language", locale)) for locale in LOCALES
    ]
    return option_list(
        here.look,
        [system, *ours],
        client.language or _SYSTEM,
        lambda chosen: store.set_language("" if chosen == _SYSTEM else chosen),
    )


def _theme(here: Here, client: ClientState) -> ft.Control:
    words = here.words
    options = [
        Option("system", words.t("System"), ids.settings("theme", "system")),
        Option("light", words.t("Light"), ids.settings("theme", "light")),
        Option("dark", words.t("Dark"), ids.settings("theme", "dark")),
    ]
    return segmented(here.look, options, client.theme, here.session.client.set_theme)


def _letters(here: Here) -> ft.Control:
    words = here.words
    options = [
        Option(
            "latin",
            "J Q K A",
            ids.settings("letters", "latin"),
            spoken=words.t("Latin letters: {letters}", letters="J, Q, K, A"),
        ),
        Option(
            "cyrillic",
            "В Д К Т",
            ids.settings("letters", "cyrillic"),
            spoken=words.t("Cyrillic letters: {letters}", letters="В, Д, К, Т"),
        ),
    ]
    return segmented(here.look, options, here.letters, here.session.client.set_letters)


def _table(here: Here, client: ClientState) -> ft.Control:
    words, look, store = here.words, here.look, here.session.client
    awake = switch_row(
        look,
        words.t("Keep the screen on"),
        client.keep_awake,
        lambda: store.set_keep_awake(not client.keep_awake),
        detail=words.t("While the table is shown.")
        if here.session.secure
        else words.t("Not possible here: browsers allow it over https only."),
        identifier=ids.SETTINGS_AWAKE,
    )
    haptics = switch_row(
        look,
        words.t("Vibrate on tap"),
        client.haptics,
        lambda: store.set_haptics(not client.haptics),
        detail=words.t("Where the device can."),
        identifier=ids.SETTINGS_HAPTICS,
    )
    return ruled([awake, haptics], indent=14)
