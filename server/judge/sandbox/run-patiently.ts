import type { RunOutcome, RunSpec, Sandbox } from './types';

/** Stages at which trying again would change nothing. */
const ours = ['aborted', 'closed'];

/** A fault of the sandbox is tried once more with a fresh helper before it is believed. */
export async function runPatiently(
  sandbox: Sandbox,
  spec: RunSpec,
  signal?: AbortSignal,
): Promise<RunOutcome> {
  const first = await sandbox.run(spec, signal);
  if (first.ok || ours.includes(first.stage)) return first;
  sandbox.renew();
  return sandbox.run(spec, signal);
}
