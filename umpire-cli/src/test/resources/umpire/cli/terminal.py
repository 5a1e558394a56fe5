"""Runs a command at a pseudo-terminal and types what standard input says.

Standard input holds, by turns and each ended by a zero byte, a pattern to wait for and the keys to
press when it is shown, or SIGTERM to end the command. Prints all that the terminal showed, then the
exit status.
"""
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

PATIENCE = 60


def main():
    words = sys.stdin.buffer.read().split(b"\0")
    steps = list(zip(words[::2], words[1::2]))
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ["TERM"] = "xterm-256color"
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
        os.execvp(sys.argv[1], sys.argv[1:])
    shown = b""
    seen = 0
    end = time.monotonic() + PATIENCE
    open_end = True
    while open_end and time.monotonic() < end:
        if steps:
            found = re.compile(steps[0][0]).search(shown, seen)
            if found:
                seen = found.end()
                press(pid, terminal, steps.pop(0)[1])
        if select.select([terminal], [], [], 0.1)[0]:
            more = read(terminal)
            shown += more
            open_end = bool(more)
    sys.stdout.buffer.write(shown)
    if open_end:
        os.kill(pid, signal.SIGKILL)
        print("\nstill running, waiting for", steps)
    print("\nstatus", os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))


def press(pid, terminal, keys):
    if keys == b"SIGTERM":
        os.kill(pid, signal.SIGTERM)
    else:
        os.write(terminal, keys)


def read(terminal):
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux's way to say that nobody is at the other end any more
        return b""


main()
