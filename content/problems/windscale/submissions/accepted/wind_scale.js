const speed = Number(require('fs').readFileSync(0, 'utf8'));
if (speed <= 3) {
  console.log('calm');
} else if (speed <= 16) {
  console.log('breeze');
} else if (speed <= 33) {
  console.log('wind');
} else {
  console.log('storm');
}
