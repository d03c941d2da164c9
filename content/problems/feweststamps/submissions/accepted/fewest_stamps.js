const [, price, ...values] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const fewest = [0];
for (let amount = 1; amount <= price; amount += 1) {
  fewest.push(Infinity);
  for (const value of values) {
    if (value <= amount) fewest[amount] = Math.min(fewest[amount], fewest[amount - value] + 1);
  }
}
console.log(fewest[price] === Infinity ? 'impossible' : fewest[price]);
