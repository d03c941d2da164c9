# @EXPECTED_RESULTS@: COMPILER-ERROR
# The string is not closed.
print("Hello World!)
