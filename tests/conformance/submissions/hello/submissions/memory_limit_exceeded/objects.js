// @EXPECTED_RESULTS@: MEMORY-LIMIT
// Keeps objects until the heap has no room.
const kept = [];
for (;;) kept.push(new Array(100000).fill(kept.length));
