#!/usr/bin/env python3
"""Tests the end of a desktop session (XSMP): the session manager asks the program to save, and then ends it, kills it, or cancels.

    session_test.py PROGRAM

This script is the session manager, using libSM. The program runs in a virtual X server (Xvfb). It must save what it has shown before
it reports that it is done, without a question, and play on if the session continues. Prints errors and exits with 1."""

import ctypes
import os
import re
import select
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from ctypes import CFUNCTYPE, POINTER, byref, c_char_p, c_int, c_ulong, c_void_p

from window_test import Screen

PATIENCE = 60
errors = []


def check(good, what):
    print(("ok      " if good else "WRONG   ") + what, flush=True)
    if not good:
        errors.append(what)


SAVE_LOCAL, SAVE_BOTH = 1, 2
INTERACT_NONE, INTERACT_ANY = 0, 2


class Callback(ctypes.Structure):
    _fields_ = [("function", c_void_p), ("data", c_void_p)]


class Callbacks(ctypes.Structure):  # SmsCallbacks
    NAMES = ["register", "interact_request", "interact_done", "save_request", "phase2_request", "save_done", "close",
             "set_properties", "delete_properties", "get_properties"]
    _fields_ = [(name, Callback) for name in NAMES]


ICE, SM = ctypes.CDLL("libICE.so.6"), ctypes.CDLL("libSM.so.6")
C = ctypes.CDLL(None)
C.free.argtypes = [c_void_p]
ICE.IceComposeNetworkIdList.restype = c_void_p
ICE.IceAcceptConnection.restype = c_void_p
SM.SmsGenerateClientID.restype = c_void_p
SM.SmsGenerateClientID.argtypes = SM.SmsInteract.argtypes = SM.SmsDie.argtypes = [c_void_p]
SM.SmsSaveComplete.argtypes = SM.SmsShutdownCancelled.argtypes = SM.SmsCleanUp.argtypes = [c_void_p]
SM.SmsRegisterClientReply.argtypes = [c_void_p, c_void_p]
SM.SmsSaveYourself.argtypes = [c_void_p, c_int, c_int, c_int, c_int]
SM.SmFreeProperty.argtypes = [c_void_p]
ICE.IceConnectionNumber.argtypes = [c_void_p]
ICE.IceProcessMessages.argtypes = [c_void_p, c_void_p, c_void_p]
ICE.IceAcceptConnection.argtypes = [c_void_p, POINTER(c_int)]
ICE.IceGetListenConnectionNumber.argtypes = [c_void_p]
ICE.IceSetHostBasedAuthProc.argtypes = [c_void_p, c_void_p]


class Manager:
    """A session manager with one client. `heard` lists the client's messages."""

    def __init__(self):
        self.heard, self.client, self.connection = [], None, None
        self.kept = []  # callbacks that C still uses must not be collected

        def c(function, result, *arguments):
            self.kept.append(CFUNCTYPE(result, *arguments)(function))
            return ctypes.cast(self.kept[-1], c_void_p)

        def plain(name):
            return c(lambda client, data: self.heard.append(name), None, c_void_p, c_void_p)

        def numbered(name):
            return c(lambda client, data, number: self.heard.append(name), None, c_void_p, c_void_p, c_int)

        anyone = c(lambda host: 1, c_int, c_char_p)
        functions = {
            "register": c(self.register, c_int, c_void_p, c_void_p, c_void_p),
            "interact_request": numbered("interact_request"),
            "interact_done": numbered("interact_done"),
            "save_request": c(lambda *_: None, None, c_void_p, c_void_p, c_int, c_int, c_int, c_int, c_int),
            "phase2_request": plain("phase2_request"),
            "save_done": numbered("save_done"),
            "close": c(lambda *_: self.heard.append("close"), None, c_void_p, c_void_p, c_int, c_void_p),
            "set_properties": c(self.drop_properties, None, c_void_p, c_void_p, c_int, POINTER(c_void_p)),
            "delete_properties": c(lambda *_: None, None, c_void_p, c_void_p, c_int, c_void_p),
            "get_properties": plain("get_properties"),
        }

        def new_client(client, data, mask, callbacks, reason):
            self.client = client
            mask[0] = (1 << len(Callbacks.NAMES)) - 1
            for name in Callbacks.NAMES:
                getattr(callbacks[0], name).function = functions[name].value
            return 1

        ICE.IceSetIOErrorHandler(c(lambda connection: None, None, c_void_p))  # the default exits
        error = ctypes.create_string_buffer(256)
        accept = c(new_client, c_int, c_void_p, c_void_p, POINTER(c_ulong), POINTER(Callbacks), c_void_p)
        if not SM.SmsInitialize(b"Tacklebox", b"1", accept, None, anyone, len(error), error):
            sys.exit(f"no session manager: {error.value}")
        count, listeners = c_int(), POINTER(c_void_p)()
        if not ICE.IceListenForConnections(byref(count), byref(listeners), len(error), error):
            sys.exit(f"no session manager: {error.value}")
        self.listeners = [listeners[i] for i in range(count.value)]
        for listener in self.listeners:
            ICE.IceSetHostBasedAuthProc(listener, anyone)
        self.address = ctypes.string_at(ICE.IceComposeNetworkIdList(count, listeners)).decode()

    def register(self, client, data, previous):
        SM.SmsRegisterClientReply(client, SM.SmsGenerateClientID(client))
        SM.SmsSaveYourself(client, SAVE_LOCAL, 0, INTERACT_NONE, 0)  # the protocol requires it after registering
        self.heard.append("register")
        return 1

    @staticmethod
    def drop_properties(client, data, count, properties):
        for i in range(count):
            SM.SmFreeProperty(properties[i])
        C.free(ctypes.cast(properties, c_void_p))

    def work(self, seconds):
        """Processes what arrives within `seconds`, once."""
        numbers = {ICE.IceGetListenConnectionNumber(listener): listener for listener in self.listeners}
        if self.connection:
            numbers[ICE.IceConnectionNumber(self.connection)] = None
        for number in select.select(list(numbers), [], [], seconds)[0]:
            if numbers[number]:
                status = c_int()
                self.connection = ICE.IceAcceptConnection(numbers[number], byref(status))
            elif ICE.IceProcessMessages(self.connection, None, None) != 0:  # closed
                self.connection = None

    def wait_for(self, name):
        end = time.time() + PATIENCE
        while name not in self.heard and time.time() < end:
            self.work(0.1)
            if self.connection is None and "register" in self.heard:
                break
        return name in self.heard


def files_below(folder):
    return [os.path.join(where, name) for where, _, names in os.walk(folder) for name in names]


class Session:
    """The program at a table, as a client of the session manager."""

    def __init__(self, program, screen, home):
        self.manager, self.home, self.shown, self.text = Manager(), home, 0, b""
        environment = dict(screen.environment, SESSION_MANAGER=self.manager.address, TACKLEBOX_SILENT="1",
                           XDG_CONFIG_HOME=home + "/config", XDG_DATA_HOME=home + "/data", XDG_CACHE_HOME=home, LC_ALL="C.UTF-8")
        self.process = subprocess.Popen([program, "--language", "en", "--game", "rainbow-fish", "--seats", "you,perch,minnow",
                                         "--seed", "7", "--speed", "fast", "--demo"], env=environment, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        os.set_blocking(self.process.stdout.fileno(), False)

    def read(self):
        """Returns how many steps the program has shown so far."""
        self.text += self.process.stdout.read() or b""
        for steps in re.findall(rb"^shown \d+ (\d+)\n", self.text, re.MULTILINE):
            self.shown = int(steps)
        return self.shown

    def plays_on(self, steps):
        end, goal = time.time() + PATIENCE, self.read() + steps
        while self.read() < goal and time.time() < end and self.process.poll() is None:
            self.manager.work(0.05)
        return self.shown >= goal

    def remembers_window(self):
        return any("geometry" in open(name, errors="replace").read() for name in files_below(self.home + "/config"))

    def asked_to_keep(self):
        """Announces the end of the session. Returns True once the program is ready."""
        self.manager.heard.clear()
        SM.SmsSaveYourself(self.manager.client, SAVE_BOTH, 1, INTERACT_ANY, 0)
        return self.manager.wait_for("save_done")

    def kept(self):
        """Returns the number of steps of the only unfinished match."""
        databases = [name for name in files_below(self.home) if name.endswith("tacklebox.db")]
        if len(databases) != 1:
            return -1
        database = sqlite3.connect(databases[0])
        rows = database.execute("SELECT (SELECT COUNT(*) FROM steps WHERE match = id) FROM matches WHERE finished = 0").fetchall()
        database.close()
        return rows[0][0] if len(rows) == 1 else -1

    def ends(self):
        end = time.time() + PATIENCE
        while self.process.poll() is None and time.time() < end:
            self.manager.work(0.05)
        return self.process.poll()

    def close(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


def session_ends(program, screen, how):
    with tempfile.TemporaryDirectory() as home:
        session = Session(program, screen, home)
        manager = session.manager
        try:
            check(manager.wait_for("save_done"), f"{how}: the program takes part in the session")
            if not manager.client:
                return
            SM.SmsSaveComplete(manager.client)
            check(session.plays_on(5), f"{how}: it plays ({session.shown} steps shown)")
            check(not session.remembers_window(), f"{how}: nothing is kept for the end yet")
            check(session.asked_to_keep(), f"{how}: asked to keep everything, it says that it is done")
            check("interact_request" not in manager.heard, f"{how}: it asks nothing meanwhile")
            check(session.remembers_window(), f"{how}: the window's place is kept by then")
            shown = session.read()
            if how == "killed":
                session.process.kill()
                session.ends()
            elif how == "ended":
                SM.SmsDie(manager.client)
                check(session.ends() == 0, f"{how}: it ends by itself with {session.process.poll()}")
                left = [name for name in files_below(home) if name.endswith((".lock", "-wal", "-shm"))]
                check(not left, f"{how}: nothing is left of a crash {left or ''}")
            else:
                SM.SmsShutdownCancelled(manager.client)
                check(session.plays_on(5), f"{how}: it plays on ({session.shown} steps shown)")
                shown = session.read()
                session.process.send_signal(signal.SIGTERM)
                check(session.ends() == 0, f"{how}: SIGTERM ends it with {session.process.poll()}")
            kept = session.kept()
            check(kept >= shown > 0, f"{how}: the game is kept ({kept} steps, {shown} were shown)")
        finally:
            session.close()


def main():
    program = os.path.abspath(sys.argv[1])
    screen = Screen()
    try:
        # libSM can be a session manager only once in a process.
        for how in ("killed", "ended", "stays"):
            if os.fork() == 0:
                session_ends(program, screen, how)
                os._exit(1 if errors else 0)
            if os.wait()[1] != 0:
                errors.append(how)
    finally:
        screen.close()
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
