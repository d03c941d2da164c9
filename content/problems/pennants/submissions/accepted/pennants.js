const n = Number(require('fs').readFileSync(0, 'utf8'));
for (let stars = 1; stars <= n; stars += 1) {
  console.log('*'.repeat(stars));
}
for (let stars = n - 1; stars >= 1; stars -= 1) {
  console.log('*'.repeat(stars));
}
