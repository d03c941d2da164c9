"""The strait: reads soundings, answers with depths. Ends with 42 when the deepest buoy was named, else with 43."""
import pathlib
import re
import sys

SOUNDINGS = 70


def end(code, message):
    feedback = pathlib.Path(sys.argv[3])
    (feedback / "judgemessage.txt").write_text(message + "\n")
    if code == 43:
        (feedback / "teammessage.txt").write_text(message + "\n")
    sys.exit(code)


def mixed(i, seed, limit):
    """A number below `limit` that looks random: steps between neighbours differ, but never turn round."""
    return ((i * 2654435761 + seed * 40503) % 4294967296 * limit) >> 32


lines = pathlib.Path(sys.argv[1]).read_text().splitlines()
n, peak, rise, fall, seed = map(int, lines[0].split())
listed = list(map(int, lines[1].split())) if rise == 0 else None


def left(i):
    return i * rise + 1 + mixed(i, seed, rise)


def depth(i):
    if listed is not None:
        return listed[i - 1]
    floor = max(left(peak), (n - peak + 1) * fall + 1)
    if i <= peak:
        return floor - left(peak) + left(i)
    # Between (d - 1) · fall + 1 and d · fall below the deepest, d buoys behind it.
    return floor - ((i - peak) * fall - mixed(i, seed, fall))


def say(text):
    try:
        print(text, flush=True)
    except BrokenPipeError:
        end(43, "The program ended in the middle of the dialogue.")


say(n)
asked = 0
while True:
    line = sys.stdin.readline(100)
    if line.strip() == "":
        end(43, "The program ended without naming a buoy." if line == "" else "An empty line is no question.")
    words = re.fullmatch(r"\s*([?!])\s*(\d{1,10})\s*", line)
    if not words or not 1 <= int(words[2]) <= n:
        end(43, "A line was neither a sounding (? i) nor the answer (! i) with a buoy of the strait.")
    buoy = int(words[2])
    if words[1] == "!":
        break
    asked += 1
    if asked > SOUNDINGS:
        end(43, f"More than {SOUNDINGS} soundings: the tide has turned.")
    say(depth(buoy))
if buoy != peak:
    end(43, f"Buoy {buoy} is not the deepest.")
end(42, f"{asked} soundings.")
