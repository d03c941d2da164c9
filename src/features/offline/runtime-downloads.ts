/** Outlives the page's components, so that a download survives navigation. */
import { proxy } from 'valtio/vanilla';
import type { RunClient, RunLanguage } from '../../../wasm/run-client';

/** Languages that run on this device; the judge runs every language. */
export const deviceLanguages: readonly RunLanguage[] = ['PYTHON3', 'JAVASCRIPT_NODE', 'CPP17'];

export type RuntimeStanding =
  | { at: 'onDevice'; bytes: number }
  /** `downloadBytes`: bytes to transfer. `problem`: why the last attempt failed. */
  | { at: 'missing'; downloadBytes: number; problem: string | null }
  | { at: 'downloading'; downloadBytes: number; fraction: number }
  /** The server has no runtime, or is unreachable. */
  | { at: 'absent' };

export const runtimes: { standing: Partial<Record<RunLanguage, RuntimeStanding>> } = proxy({ standing: {} });

const stops = new Map<RunLanguage, AbortController>();
let client: Promise<RunClient> | undefined;

function runClient(): Promise<RunClient> {
  client ??= import('../../../wasm/run-client').then((m) => m.createRunClient());
  return client;
}

/** Refreshes the states, except of running downloads. */
export async function lookAtRuntimes(): Promise<void> {
  const here = await runClient();
  await Promise.all(deviceLanguages.map((language) => look(here, language, null)));
}

async function look(here: RunClient, language: RunLanguage, problem: string | null): Promise<void> {
  const found = await standingOf(here, language, problem);
  if (!stops.has(language)) runtimes.standing[language] = found;
}

async function standingOf(
  here: RunClient,
  language: RunLanguage,
  problem: string | null,
): Promise<RuntimeStanding> {
  const { onDevice, bytes, downloadBytes } = await here.runtimeState(language);
  if (onDevice) return { at: 'onDevice', bytes };
  if (language !== 'CPP17') return { at: 'missing', downloadBytes, problem };
  const offered = await here.offeredCpp();
  return offered ? { at: 'missing', downloadBytes: offered.downloadBytes, problem } : { at: 'absent' };
}

/** Downloads a runtime and checks its hash; skips parts that are already here. */
export async function bringRuntime(language: RunLanguage): Promise<void> {
  const standing = runtimes.standing[language];
  if (standing?.at !== 'missing' || stops.has(language)) return;
  const { downloadBytes } = standing;
  const stop = new AbortController();
  stops.set(language, stop);
  const show = (fraction: number) => {
    runtimes.standing[language] = { at: 'downloading', downloadBytes, fraction };
  };
  show(0);
  const here = await runClient();
  const problem = await here
    .download(language, { signal: stop.signal, onProgress: (done, total) => show(done / total) })
    .then(
      () => null,
      (error: Error) => (stop.signal.aborted ? null : error.message),
    );
  stops.delete(language);
  await look(here, language, problem);
}

export function cancelRuntime(language: RunLanguage): void {
  stops.get(language)?.abort();
}

export async function removeRuntime(language: RunLanguage): Promise<void> {
  const here = await runClient();
  await here.remove(language);
  await look(here, language, null);
}
