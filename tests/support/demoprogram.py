"""Runs the program with --demo, for tests that watch it from outside."""
import os
import signal
import subprocess
import threading

PATIENCE = 60  # seconds


class DemoProgram:
    """A running program without a display. A thread reads what it reports: steps shown, or that there is no table
    (app/desktop/smoketest.h)."""

    def __init__(self, path, folder, *arguments, speed="off"):
        self.first = self.shown = None  # match, steps
        self.has_no_table = self.ended = False
        self.changed = threading.Condition()
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", TACKLEBOX_SILENT="1", XDG_DATA_HOME=folder,
                           XDG_CONFIG_HOME=os.path.join(folder, "config"))
        self.process = subprocess.Popen([path, "--demo", "--speed", speed, *arguments], env=environment,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        for line in self.process.stdout:
            words = line.split()
            with self.changed:
                if words == ["shown", "nothing"]:
                    self.has_no_table = True
                elif len(words) == 3 and words[0] == "shown":
                    self.shown = int(words[1]), int(words[2])
                    self.first = self.first or self.shown
                self.changed.notify_all()
        with self.changed:
            self.ended = True
            self.changed.notify_all()

    def wait_for(self, condition):
        """Waits for the condition, until the program ends or PATIENCE is over. Returns whether it holds."""
        with self.changed:
            self.changed.wait_for(lambda: condition() or self.ended, PATIENCE)
            return bool(condition())

    def plays(self, steps=0):
        """Returns the number of the first match once `steps` of a match are shown; None if none is played."""
        return self.first[0] if self.wait_for(lambda: self.shown and self.shown[1] >= steps) else None

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.reader.join()
