const [, ...heights] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
let longest = 1;
let run = 1;
for (let i = 1; i < heights.length; i += 1) {
  if (Math.abs(heights[i] - heights[i - 1]) <= 1) {
    run += 1;
  } else {
    longest = Math.max(longest, run);
    run = 1;
  }
}
console.log(longest);
