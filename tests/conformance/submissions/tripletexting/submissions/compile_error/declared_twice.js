// @EXPECTED_RESULTS@: COMPILER-ERROR
// The same name is declared twice with const.
const s = require('fs').readFileSync(0, 'utf8').trim();
const n = s.length / 3;
const n = Math.floor(s.length / 3);
console.log(s.slice(0, n));
