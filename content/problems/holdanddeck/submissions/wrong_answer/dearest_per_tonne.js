// Takes the crates with the most freight per tonne first.
const [head, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
let [, hold, deck] = head.split(' ').map(Number);
const crates = lines.map((line) => line.split(' '));
crates.sort((one, other) => other[1] / other[0] - one[1] / one[0]);
let sum = 0;
for (const [weight, freight, place] of crates) {
  if (place === 'any' && weight <= deck) deck -= weight;
  else if (weight <= hold) hold -= weight;
  else continue;
  sum += Number(freight);
}
console.log(sum);
