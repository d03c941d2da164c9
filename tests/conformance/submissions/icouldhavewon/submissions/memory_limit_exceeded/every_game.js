// @EXPECTED_RESULTS@: MEMORY-LIMIT
// Keeps a table of every game, and begins again with the first.
const points = require('fs').readFileSync(0, 'utf8').trim();
const games = [];
for (;;) games.push(Buffer.alloc(1 << 25, points));
