"""Waits for conditions instead of times."""
import time


def wait_for(found, seconds):
    """Polls `found` until it returns something true, and returns that; None after `seconds`."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = found()
        if value:
            return value
        time.sleep(0.05)
    return None
