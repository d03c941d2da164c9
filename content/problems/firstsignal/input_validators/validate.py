import sys

assert sys.stdin.read() == ""
sys.exit(42)
