"""Waits for a condition instead of sleeping for a fixed time."""
import time


def wait_for(condition, seconds):
    """Calls `condition` until it returns a true value, and returns that value; None after `seconds`."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        value = condition()
        if value:
            return value
        time.sleep(0.05)
    return None
