/** Outlives the page's components, so that a download survives navigation. */
import { proxy } from 'valtio/vanilla';
import type { RunClient, RunLanguage } from '../../../wasm/run-client';

/** Languages that run on this device; the judge runs every language. */
export const deviceLanguages: readonly RunLanguage[] = ['PYTHON3', 'JAVASCRIPT_NODE', 'CPP17'];

export type RuntimeStatus =
  | { at: 'onDevice'; bytes: number }
  /** `downloadBytes`: bytes to transfer. `problem`: why the last attempt failed. */
  | { at: 'missing'; downloadBytes: number; problem: string | null }
  | { at: 'downloading'; downloadBytes: number; fraction: number }
  /** The server has no runtime, or is unreachable. */
  | { at: 'absent' };

export const runtimes: { status: Partial<Record<RunLanguage, RuntimeStatus>> } = proxy({ status: {} });

const stops = new Map<RunLanguage, AbortController>();
let loading: Promise<RunClient> | undefined;

function runClient(): Promise<RunClient> {
  loading ??= import('../../../wasm/run-client').then((m) => m.createRunClient());
  return loading;
}

/** Refreshes the states, except of running downloads. */
export async function refreshRuntimes(): Promise<void> {
  const client = await runClient();
  await Promise.all(deviceLanguages.map((language) => refresh(client, language, null)));
}

async function refresh(client: RunClient, language: RunLanguage, problem: string | null): Promise<void> {
  const found = await readStatus(client, language, problem);
  if (!stops.has(language)) runtimes.status[language] = found;
}

async function readStatus(
  client: RunClient,
  language: RunLanguage,
  problem: string | null,
): Promise<RuntimeStatus> {
  const { onDevice, bytes, downloadBytes } = await client.runtimeState(language);
  if (onDevice) return { at: 'onDevice', bytes };
  if (language !== 'CPP17') return { at: 'missing', downloadBytes, problem };
  const offered = await client.offeredCpp();
  return offered ? { at: 'missing', downloadBytes: offered.downloadBytes, problem } : { at: 'absent' };
}

/** Downloads a runtime and checks its hash; skips parts that are already on the device. */
export async function downloadRuntime(language: RunLanguage): Promise<void> {
  const status = runtimes.status[language];
  if (status?.at !== 'missing' || stops.has(language)) return;
  const { downloadBytes } = status;
  const stop = new AbortController();
  stops.set(language, stop);
  const show = (fraction: number) => {
    runtimes.status[language] = { at: 'downloading', downloadBytes, fraction };
  };
  show(0);
  const client = await runClient();
  const problem = await client
    .download(language, { signal: stop.signal, onProgress: (done, total) => show(done / total) })
    .then(
      () => null,
      (error: Error) => (stop.signal.aborted ? null : error.message),
    );
  stops.delete(language);
  await refresh(client, language, problem);
}

export function cancelRuntime(language: RunLanguage): void {
  stops.get(language)?.abort();
}

export async function removeRuntime(language: RunLanguage): Promise<void> {
  const client = await runClient();
  await client.remove(language);
  await refresh(client, language, null);
}
