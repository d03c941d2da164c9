/**
 * A program and a checker in two sandboxes, joined by two named pipes.
 *
 * Theory of operation. The helpers open the pipes in the same order, first the one that the program writes
 * to, against deadlocks. When one side ends, the other reads the end of its pipe. A helper releases the
 * pipes only after recording the time, so the end times tell which side ended first.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Joint, RunOutcome, RunReport, RunSpec, Sandbox, SandboxFault } from '../sandbox/types';
import type { WorkDirs } from '../work-dirs';

export interface Pipes {
  up: string;
  down: string;
  remove(): Promise<void>;
}

/** One pair serves many conversations in turn: closing both ends drops the remaining data. */
export async function makePipes(workDirs: WorkDirs, sandbox: Sandbox): Promise<Pipes> {
  const dir = await workDirs.create(sandbox.ownerUid, {});
  const up = join(dir, 'up');
  const down = join(dir, 'down');
  // Both sandboxes' uids may open them, but see only /dev/stdin and /dev/stdout.
  await promisify(execFile)('mkfifo', ['-m', '666', up, down]);
  return { up, down, remove: () => workDirs.remove(dir) };
}

export interface Side {
  sandbox: Sandbox;
  spec: RunSpec;
}

/**
 * `checker` is null when the program was stopped while the checker continued: its result would be too late.
 */
export type Conversation = { ok: true; program: RunReport; checker: RunReport | null } | SandboxFault;

/** A report in transit arrives within this time. */
const lateReportMs = 500;

async function converse(
  pipes: Pipes,
  program: Side,
  checker: Side,
  signal?: AbortSignal,
): Promise<Conversation> {
  const stop = new AbortController();
  const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  let lateReport: NodeJS.Timeout | undefined;
  const start = async ({ sandbox, spec }: Side, joint: Joint): Promise<RunOutcome> => {
    const outcome = await sandbox.run({ ...spec, joint }, either);
    if (!outcome.ok) stop.abort(); // otherwise the other side would wait until its timeout
    return outcome;
  };
  const listening = start(checker, {
    stdin: pipes.up,
    stdout: pipes.down,
    opensFirst: 'stdin',
  });
  const said = await start(program, {
    stdin: pipes.down,
    stdout: pipes.up,
    opensFirst: 'stdout',
  });
  const stopped = said.ok && said.killedBy !== null;
  if (stopped) lateReport = setTimeout(() => stop.abort(), lateReportMs);
  const heard = await listening;
  clearTimeout(lateReport);
  if (said.ok && heard.ok) return { ok: true, program: said, checker: heard };
  if (stopped && !heard.ok && heard.stage === 'aborted') return { ok: true, program: said, checker: null };
  const faults = [said, heard].filter((outcome) => !outcome.ok);
  const cause = faults.find(({ stage }) => stage !== 'aborted') ?? faults[0];
  return cause ?? { ok: false, stage: 'pair', message: 'the two runs ended without a result' };
}

/** Retries a sandbox fault once with new helpers. */
export async function holdConversation(
  pipes: Pipes,
  program: Side,
  checker: Side,
  signal?: AbortSignal,
): Promise<Conversation> {
  const first = await converse(pipes, program, checker, signal);
  if (first.ok || first.stage === 'closed' || signal?.aborted) return first;
  for (const { sandbox } of [program, checker]) sandbox.renew();
  return converse(pipes, program, checker, signal);
}
