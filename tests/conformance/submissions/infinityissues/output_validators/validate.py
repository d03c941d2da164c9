"""Accepts the text cut into lines of exactly w characters; spaces at the end of a line and empty lines at the end are free."""

import sys

ACCEPTED, WRONG = 42, 43


def wrong(message):
    with open(sys.argv[3].rstrip("/") + "/judgemessage.txt", "w") as file:
        file.write(message + "\n")
    sys.exit(WRONG)


def main():
    with open(sys.argv[1]) as file:
        width = int(file.readline().split()[1])
        text = file.readline().strip("\r\n ")
    output = sys.stdin.buffer.read().decode("utf-8", "replace").replace("\r\n", "\n")
    lines = [line.rstrip(" ") for line in output.split("\n")]
    wanted = [text[i : i + width].rstrip(" ") for i in range(0, len(text), width)]
    while len(lines) > len(wanted) and lines[-1] == "":
        lines.pop()
    for number, line in enumerate(wanted, 1):
        if number > len(lines):
            wrong("Line %d is missing" % number)
        if lines[number - 1] != line:
            wrong("Line %d differs: %r" % (number, lines[number - 1][:80]))
    if len(lines) > len(wanted):
        wrong("There is text after the last line")
    sys.exit(ACCEPTED)


main()
