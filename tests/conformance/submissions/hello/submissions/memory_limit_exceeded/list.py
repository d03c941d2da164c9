# @EXPECTED_RESULTS@: MEMORY-LIMIT
# A list that grows without end.
blocks = []
while True:
    blocks.append(b"x" * (1 << 24))
