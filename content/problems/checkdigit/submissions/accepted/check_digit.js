function digitSum(n) {
  if (n < 10) return n;
  return digitSum(Math.floor(n / 10)) + (n % 10);
}

let n = Number(require('fs').readFileSync(0, 'utf8'));
let steps = 0;
while (n >= 10) {
  n = digitSum(n);
  steps += 1;
}
console.log(n, steps);
