const [, ...lines] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
lines.forEach((line, t) => {
  let kicks = 0;
  let fragments = 0;
  for (const [word] of line.matchAll(/K(?=ICK)|START/g)) {
    if (word === 'K') kicks++;
    else fragments += kicks;
  }
  console.log(`Case #${t + 1}: ${fragments}`);
});
