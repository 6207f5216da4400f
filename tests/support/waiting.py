"""Waits for what a script means, never for a time."""
import time


def wait_for(found, seconds):
    """Asks again and again until the answer is something; the answer, or None if there is none within so many seconds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = found()
        if value:
            return value
        time.sleep(0.05)
    return None
