// As if there were any number of each substitute.
const [, ...signals] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

const flagOf = (signal, letter, at) => {
  const place = signal.indexOf(letter);
  if (place === at) return letter;
  return place < 3 ? String(place + 1) : 'no';
};

for (const signal of signals) {
  const flags = [...signal].map((letter, at) => flagOf(signal, letter, at));
  console.log(flags.includes('no') ? 'no' : flags.join(''));
}
