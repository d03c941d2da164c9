// Counts from the smaller number to the larger: too far.
const numbers = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
for (let i = 0; i < numbers.length; i += 2) {
  let difference = 0;
  const largest = Math.max(numbers[i], numbers[i + 1]);
  for (let n = Math.min(numbers[i], numbers[i + 1]); n < largest; n++) difference++;
  console.log(difference);
}
