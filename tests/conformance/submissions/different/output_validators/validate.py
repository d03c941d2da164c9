"""Works the differences out from the input and compares them number by number; leading zeros and signs are not taken."""

import re
import sys

ACCEPTED, WRONG = 42, 43


def wrong(message):
    with open(sys.argv[3].rstrip("/") + "/judgemessage.txt", "w") as file:
        file.write(message + "\n")
    sys.exit(WRONG)


def main():
    with open(sys.argv[1]) as file:
        numbers = [int(word) for word in file.read().split()]
    pairs = list(zip(numbers[0::2], numbers[1::2]))
    lines = sys.stdin.buffer.read().decode("utf-8", "replace").split()
    for number, (pair, line) in enumerate(zip(pairs, lines), 1):
        if not re.fullmatch(r"0|[1-9][0-9]{0,15}", line):
            wrong("Answer %d is no number: %r" % (number, line[:40]))
        if int(line) != abs(pair[0] - pair[1]):
            wrong("Answer %d is wrong: %s" % (number, line))
    if len(lines) != len(pairs):
        wrong("%d answers for %d pairs" % (len(lines), len(pairs)))
    sys.exit(ACCEPTED)


main()
