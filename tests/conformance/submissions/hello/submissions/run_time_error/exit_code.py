# Greets, and ends with exit code 3.
import sys

print("Hello World!")
sys.exit(3)
