#!/usr/bin/python3
"""Prints a page to a PDF file as WebKitGTK does: print.py ADDRESS FILE. Its driver has no command for it."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

[_, address, file] = sys.argv


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


view = WebKit2.WebView(web_context=WebKit2.WebContext.new_ephemeral())
# As in window.py: test machines have no graphics card.
view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
window = Gtk.OffscreenWindow()
window.set_default_size(794, 1123)
window.add(view)
view.connect("load-changed", loaded)
view.load_uri(address)
window.show_all()
Gtk.main()
