function digitSum(n) {
  @{return 0;}@
}

let n = Number(require('fs').readFileSync(0, 'utf8'));
let steps = 0;
while (@{false}@) {
  n = digitSum(n);
  steps += 1;
}
console.log(n, steps);
