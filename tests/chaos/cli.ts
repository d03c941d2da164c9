/** `npm run chaos:judge -- [--kills 200] [--seed 1]`: see `kill-judges.ts`. Exits with 1 on any fault. */
import { parseArgs } from 'node:util';
import { killJudges } from './kill-judges';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const seed = Number(values.seed);
console.log(`seed ${seed}`);
const startedAt = Date.now();
const { submissions, kills, judgedBy, faults } = await killJudges({
  kills: Number(values.kills),
  seed,
  say: (line) => console.log(line),
});
const seconds = Math.round((Date.now() - startedAt) / 1000);
console.log(
  `killed in ${seconds} s: ${Object.entries(kills)
    .map(([kind, n]) => `${kind} ${n}`)
    .join(', ')}`,
);
console.log(`${submissions} submissions; judgements: ${JSON.stringify(judgedBy)}`);
for (const fault of faults) console.log(`FAULT ${fault}`);
console.log(
  faults.length === 0 ? 'Every submission ended with exactly one judgement.' : `${faults.length} faults`,
);
process.exit(faults.length === 0 ? 0 : 1);
