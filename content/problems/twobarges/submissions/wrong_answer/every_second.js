// Sorts the crates and gives every second one to each barge.
const [, ...crates] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
crates.sort((one, other) => other - one);
console.log(Math.abs(crates.reduce((sum, weight, at) => sum + (at % 2 ? -weight : weight), 0)));
