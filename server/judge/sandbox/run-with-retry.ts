import type { RunOutcome, RunSpec, Sandbox } from './types';

/** Stages where a retry changes nothing. */
const ours = ['aborted', 'closed'];

export async function runWithRetry(
  sandbox: Sandbox,
  spec: RunSpec,
  signal?: AbortSignal,
): Promise<RunOutcome> {
  const first = await sandbox.run(spec, signal);
  if (first.ok || ours.includes(first.stage)) return first;
  sandbox.renew();
  return sandbox.run(spec, signal);
}
