# @EXPECTED_RESULTS@: OUTPUT-LIMIT
# Prints it for ever.
import sys

while True:
    sys.stdout.write("Hello World!\n" * 10000)
