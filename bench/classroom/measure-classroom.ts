import os from 'node:os';
import { parseArgs } from 'node:util';
import { runClassroom } from './run-classroom';

/** Sets the exit code to 1 on any fault. */
export async function measureClassroom(given: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      minutes: { type: 'string', default: '30' },
      devices: { type: 'string', default: '30' },
      seed: { type: 'string', default: String(Date.now() % 100_000) },
    },
  });
  const [minutes, devices, seed] = [Number(values.minutes), Number(values.devices), Number(values.seed)];
  console.log(`${os.cpus().length} cores, Node ${process.versions.node}; ${devices} devices, seed ${seed}`);
  const result = await runClassroom(
    { devices, minutes, seed, restartSeconds: 300, downSeconds: [20, 40], pauseSeconds: 15 },
    (line) => console.log(line),
  );
  const { faults, submissions, answers, drafts, restarts } = result;
  console.log(
    `${submissions} submissions, ${answers} answers and ${drafts} drafts; ${restarts} restarts of the network`,
  );
  for (const fault of faults) console.log(`FAULT ${fault}`);
  console.log(
    faults.length === 0
      ? 'Every write arrived exactly once, and the grid is right.'
      : `${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
