// Loads the heaviest crates that fit, and finds at most one way.
const [, load, ...crates] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
crates.sort((one, other) => other - one);
let left = load;
for (const crate of crates) if (crate <= left) left -= crate;
console.log(left === 0 ? 1 : 0);
