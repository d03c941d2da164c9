import { languageLabels } from '../contract/limits';
import { type DownloadOptions, type DownloadOutcome, downloadRuntime, isOnDevice } from './assets/download';
import { mayDownloadUnasked } from './assets/metered';
import { runtimeFiles, totalBytes } from './assets/runtime-files';
import type { RunLanguage, RunOutcome, RunProgress, RunRequest, RunResult } from './protocol';
import { RuntimeWorker } from './runtime-worker';

export type { RunLanguage, RunOutcome, RunProgress, RunRequest, RunResult } from './protocol';
export { canRunInBrowser } from './protocol';

export interface RunOptions {
  signal?: AbortSignal;
  onProgress?: (progress: RunProgress) => void;
}

export interface RunClient {
  /** Runs a program on this device, after those asked for before in the same language. Never rejects. */
  run(request: RunRequest, options?: RunOptions): Promise<RunResult>;
  /** Starts the language's worker while there is time; fetches its runtime only on a connection that is free to use. */
  warm(language: RunLanguage): void;
  /** Whether the runtime is on this device, and its size when unpacked. */
  runtimeState(language: RunLanguage): Promise<{ onDevice: boolean; bytes: number }>;
  /** Brings the runtime onto this device; rejects with a sentence for a person. */
  download(language: RunLanguage, options?: DownloadOptions): Promise<void>;
  /** Ends every worker; runs in progress end as cancelled. */
  dispose(): void;
}

const makeWorker: Record<RunLanguage, () => Worker> = {
  PYTHON3: () =>
    new Worker(new URL('./runtimes/python/python.worker.ts', import.meta.url), {
      type: 'module',
      name: 'python',
    }),
  JAVASCRIPT_NODE: () =>
    new Worker(new URL('./runtimes/javascript/javascript.worker.ts', import.meta.url), {
      type: 'module',
      name: 'javascript',
    }),
};

/** The one way to run a learner's code on this device. */
export function createRunClient(): RunClient {
  const workers: Record<RunLanguage, RuntimeWorker> = {
    PYTHON3: new RuntimeWorker(makeWorker.PYTHON3),
    JAVASCRIPT_NODE: new RuntimeWorker(makeWorker.JAVASCRIPT_NODE),
  };
  const lastRun: Record<RunLanguage, Promise<unknown>> = {
    PYTHON3: Promise.resolve(),
    JAVASCRIPT_NODE: Promise.resolve(),
  };

  return {
    run(request, options = {}) {
      const { language } = request;
      const result = lastRun[language].then(() => runNow(workers[language], request, options));
      lastRun[language] = result;
      return cancelledWhileWaiting(result, options.signal);
    },
    warm(language) {
      warmUp(language, workers[language]).catch(() => {
        // A run that follows will meet the same trouble and report it.
      });
    },
    async runtimeState(language) {
      return { onDevice: await isOnDevice(language, 'whole'), bytes: totalBytes(runtimeFiles(language)) };
    },
    async download(language, options = {}) {
      const outcome = await downloadRuntime(language, options);
      if (!outcome.ok) throw new Error(failureText(language, outcome.reason));
    },
    dispose() {
      for (const worker of Object.values(workers)) worker.dispose();
    },
  };
}

async function warmUp(language: RunLanguage, worker: RuntimeWorker): Promise<void> {
  if (!(await isOnDevice(language, 'whole'))) {
    if (!mayDownloadUnasked()) return;
    const outcome = await downloadRuntime(language, {});
    if (!outcome.ok) return;
  }
  await worker.whenIdle();
}

async function runNow(worker: RuntimeWorker, request: RunRequest, options: RunOptions): Promise<RunResult> {
  const { signal, onProgress } = options;
  if (signal?.aborted) return withoutRun('cancelled');
  if (worker.isAbsent) {
    const outcome = await provide(request.language, options);
    if (!outcome.ok && outcome.reason === 'cancelled') return withoutRun('cancelled');
    // Without room on the device the worker reads from the network each time.
    if (!outcome.ok && outcome.reason !== 'storage') {
      return withoutRun('runtimeFailed', failureText(request.language, outcome.reason));
    }
  }
  if (worker.mustStart) onProgress?.({ phase: 'starting' });
  try {
    await worker.whenIdle();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return withoutRun('runtimeFailed', `${languageLabels[request.language]} could not start: ${reason}`);
  }
  if (signal?.aborted) return withoutRun('cancelled');
  onProgress?.({ phase: 'running' });
  return worker.run(request, signal);
}

/** Brings what a program can start with; what else there is follows behind the program's back. */
async function provide(language: RunLanguage, { signal, onProgress }: RunOptions): Promise<DownloadOutcome> {
  if (await isOnDevice(language, 'needed')) return { ok: true };
  const outcome = await downloadRuntime(language, {
    part: 'needed',
    signal,
    onProgress: (bytesDone, bytesTotal) => onProgress?.({ phase: 'downloading', bytesDone, bytesTotal }),
  });
  // Should it fail, the worker fetches for itself what a program needs, and the next visit tries again.
  if (outcome.ok) void downloadRuntime(language, {});
  return outcome;
}

/** A run that waits for its turn need not wait to be cancelled. */
function cancelledWhileWaiting(
  result: Promise<RunResult>,
  signal: AbortSignal | undefined,
): Promise<RunResult> {
  if (!signal) return result;
  return new Promise((resolve) => {
    const cancel = () => setTimeout(() => resolve(withoutRun('cancelled')), 0);
    signal.addEventListener('abort', cancel, { once: true });
    result.then((value) => {
      signal.removeEventListener('abort', cancel);
      resolve(value);
    });
  });
}

function withoutRun(outcome: RunOutcome, message?: string): RunResult {
  const result = { outcome, stdout: '', stderr: '', exitCode: null, timeMs: 0, memoryBytes: null };
  return message === undefined ? result : { ...result, message };
}

function failureText(
  language: RunLanguage,
  reason: Extract<DownloadOutcome, { ok: false }>['reason'],
): string {
  const name = languageLabels[language];
  switch (reason) {
    case 'network':
      return `${name} is not on this device yet and could not be fetched. Connect once, and it will run offline from then on.`;
    case 'damaged':
      return `${name} did not arrive whole. Try again; if it happens again, reload the page.`;
    case 'storage':
      return `This device has no room for ${name}, or its browser does not allow storing it.`;
    case 'cancelled':
      return 'The download was cancelled.';
    default:
      return reason satisfies never;
  }
}
