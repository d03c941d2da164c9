// Multiplies the two counts: the order does not matter to it.
const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
lines.forEach((line, t) => {
  const kicks = (line.match(/K(?=ICK)/g) || []).length;
  const starts = (line.match(/START/g) || []).length;
  console.log(`Case #${t + 1}: ${kicks * starts}`);
});
