// Uses each kind of stamp at most once.
const [, price, ...values] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const fewest = new Array(price + 1).fill(Infinity);
fewest[0] = 0;
for (const value of values) {
  for (let amount = price; amount >= value; amount -= 1) {
    fewest[amount] = Math.min(fewest[amount], fewest[amount - value] + 1);
  }
}
console.log(fewest[price] === Infinity ? 'impossible' : fewest[price]);
