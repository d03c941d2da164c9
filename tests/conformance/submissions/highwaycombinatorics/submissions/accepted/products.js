// Cars across both lanes split the road; the counts of the parts are Fibonacci numbers and are multiplied. Searches for two random products whose product is n.
const P = 1000000007;
const n = Number(require('fs').readFileSync(0, 'utf8'));
const times = (a, b) => (((a * (b >>> 16)) % P) * 65536 + a * (b & 65535)) % P;

function power(base, exponent) {
  let result = 1;
  for (let e = exponent; e > 0; e = Math.floor(e / 2)) {
    if (e % 2 === 1) result = times(result, base);
    base = times(base, base);
  }
  return result;
}

// A generator of its own: the answer does not depend on the runtime's.
let state = 12345;
function random(bound) {
  state = (Math.imul(state, 1103515245) + 12345) >>> 0;
  return (state >>> 8) % bound;
}

const draw = (parts) => parts.map((part) => '.'.repeat(part)).join('#');

function solve() {
  if (n === 0) return '.##\n##.';
  const ways = [1, 1];
  while (ways.length < 60) ways.push((ways[ways.length - 1] + ways[ways.length - 2]) % P);
  const inverse = ways.map((w) => power(w, P - 2));
  const seen = new Map();
  for (;;) {
    const parts = [];
    let product = 1;
    let other = n;
    for (let left = 99; left > 2; ) {
      const part = 2 + random(Math.min(left - 1, 25));
      parts.push(part);
      product = times(product, ways[part]);
      other = times(other, inverse[part]);
      left -= part + 1;
    }
    seen.set(product, parts);
    const match = seen.get(other);
    if (match) return `${draw(parts)}#${draw(match)}\n${draw(parts)}#${draw(match)}`;
  }
}

console.log(solve());
