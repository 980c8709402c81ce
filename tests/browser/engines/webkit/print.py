#!/usr/bin/python3
"""Prints a page to a PDF file as WebKitGTK does: print.py ADDRESS FILE COOKIES. Its driver has no command for it.

COOKIES are a JSON list, as of the driver."""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
gi.require_version("Soup", "3.0")
from gi.repository import GLib, Gtk, Soup, WebKit2

[_, address, file, cookies] = sys.argv


def loaded(view, event):
    if event != WebKit2.LoadEvent.FINISHED:
        return
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(file, None))
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    page = Gtk.PageSetup()
    page.set_paper_size(Gtk.PaperSize.new("iso_a4"))
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(page)
    operation.connect("failed", lambda _, error: sys.exit(error.message))
    operation.connect("finished", lambda _: Gtk.main_quit())
    view.operation = operation
    operation.print_()


def take_cookie(manager=None, added=None):
    """Stores one cookie after the other, then opens the page."""
    if added:
        manager.add_cookie_finish(added)
    if not cookies:
        return view.load_uri(address)
    cookie = cookies.pop()
    stored = Soup.Cookie.new(cookie["name"], cookie["value"], cookie["domain"], cookie["path"], -1)
    context.get_cookie_manager().add_cookie(stored, None, take_cookie)


cookies = json.loads(cookies)
context = WebKit2.WebContext.new_ephemeral()
view = WebKit2.WebView(web_context=context)
# As in window.py: test machines have no graphics card.
view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
window = Gtk.OffscreenWindow()
window.set_default_size(794, 1123)
window.add(view)
view.connect("load-changed", loaded)
take_cookie()
window.show_all()
Gtk.main()
