#!/usr/bin/python3
"""A window of WebKitGTK without bars, so that it can be as narrow as a phone. Started by WebKitWebDriver."""

import sys

import gi

gi.require_version("Gdk", "3.0")
gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2

[_, profile, width, height, reduced_motion, scripts, *_] = sys.argv

# WebKitGTK takes this for prefers-reduced-motion.
Gtk.Settings.get_default().set_property("gtk-enable-animations", reduced_motion != "reduce")

data = WebKit2.WebsiteDataManager(base_data_directory=profile, base_cache_directory=profile)
context = WebKit2.WebContext(website_data_manager=data)
context.set_preferred_languages(["en-IN"])
context.set_automation_allowed(True)
view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
# Test machines have no graphics card, and emulating one would double the time of a page.
view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
# Disables scripts of pages only; the driver's scripts still run.
view.get_settings().set_enable_javascript_markup(scripts == "on")


def start(_context, session):
    session.connect("create-web-view", lambda *_: view)


context.connect("automation-started", start)
view.connect("web-process-terminated", lambda _view, why: print("Its web process has ended:", why.value_nick, file=sys.stderr))
window = Gtk.Window()
window.set_default_size(int(width), int(height))
window.add(view)
window.connect("destroy", Gtk.main_quit)
# Without a window manager the window must take the keyboard itself; otherwise no element matches :focus.
window.connect("map-event", lambda *_: window.get_window().focus(Gdk.CURRENT_TIME))
window.show_all()
Gtk.main()
