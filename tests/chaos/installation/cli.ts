/** `npm run chaos:all -- [--rounds 50] [--devices 8] [--seed 1]`: see `kill-in-turn.ts`. Exits with 1 on any fault. */
import { parseArgs } from 'node:util';
import { killInTurn } from './kill-in-turn';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    devices: { type: 'string', default: '8' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const [rounds, devices, seed] = [Number(values.rounds), Number(values.devices), Number(values.seed)];
console.log(`seed ${seed}, ${devices} devices`);
const startedAt = Date.now();
const result = await killInTurn({ rounds, devices, seed, pauseMs: 1500 }, (line) => console.log(line));
const { faults, kills, submissions, answers, drafts } = result;
console.log(
  `killed in ${Math.round((Date.now() - startedAt) / 1000)} s: database ${kills.database}, API ${kills.API}, judge ${kills.judge}`,
);
console.log(`${submissions} submissions, ${answers} answers, ${drafts} drafts`);
for (const fault of faults) console.log(`FAULT ${fault}`);
console.log(
  faults.length === 0
    ? 'Every write arrived exactly once, and every submission has one verdict.'
    : `${faults.length} faults`,
);
process.exit(faults.length === 0 ? 0 : 1);
