#!/usr/bin/env python3
"""Checks that packaging/test never deletes below a mount point, where files of the host may be.

usage: packaging_test.py ROOT
"""
import importlib.machinery
import importlib.util
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv.pop(1))
loader = importlib.machinery.SourceFileLoader("packaging_of_linux", str(ROOT / "packaging/test"))
sys.dont_write_bytecode = True
packaging = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
loader.exec_module(packaging)


class Removal(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.system = pathlib.Path(folder.name) / "a system"
        (self.system / "dev").mkdir(parents=True)

    def test_a_system_is_deleted(self):
        (self.system / "dev/null").write_text("")
        packaging.remove_tree(str(self.system))
        self.assertFalse(self.system.exists())
        packaging.remove_tree(str(self.system))  # nothing to do

    def test_keeps_mounted_files(self):
        subprocess.run(["mount", "-t", "tmpfs", "tmpfs", self.system / "dev"], check=True)
        try:
            (self.system / "dev/null").write_text("the machine's own")
            with self.assertRaises(SystemExit) as refused:
                packaging.remove_tree(str(self.system))
            self.assertIn(str(self.system / "dev"), str(refused.exception))
            self.assertTrue((self.system / "dev/null").exists())
        finally:
            subprocess.run(["umount", self.system / "dev"], check=True)


if __name__ == "__main__":
    if "TACKLEBOX_IN_NAMESPACE" not in os.environ:
        os.environ["TACKLEBOX_IN_NAMESPACE"] = "yes"
        own_mounts = ["unshare", "--user", "--map-root-user", "--mount"]
        if subprocess.run([*own_mounts, "true"], check=False).returncode:
            sys.exit(77)  # skipped: mounting is not permitted here
        os.execvp("unshare", [*own_mounts, sys.executable, sys.argv[0], str(ROOT), *sys.argv[1:]])
    unittest.main(verbosity=1)
