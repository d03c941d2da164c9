const n = Number(require('fs').readFileSync(0, 'utf8'));
// Write your program here.
