const n = Number(require('fs').readFileSync(0, 'utf8'));
for (let number = n; number >= 1; number -= 1) {
  console.log(number);
}
console.log('Cast off!');
