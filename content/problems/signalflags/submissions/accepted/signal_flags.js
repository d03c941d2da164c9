const [, ...signals] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

function hoist(signal) {
  const seen = new Set();
  const substitutes = [0, 1, 2];
  let flags = '';
  for (let at = 0; at < signal.length; at += 1) {
    const letter = signal[at];
    if (!seen.has(letter)) {
      seen.add(letter);
      flags += letter;
      continue;
    }
    const next = substitutes.findIndex((place) => place < at && signal[place] === letter);
    if (next < 0) return 'no';
    flags += substitutes[next] + 1;
    substitutes.splice(next, 1);
  }
  return flags;
}

console.log(signals.map(hoist).join('\n'));
