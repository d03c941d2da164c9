import { languageLabels } from '../contract/limits';
import { offeredCpp } from './assets/cpp-manifest';
import {
  type DownloadOptions,
  type DownloadOutcome,
  downloadRuntime,
  isOnDevice,
  removeRuntime,
} from './assets/download';
import { downloadAside } from './assets/download-aside';
import { mayDownloadUnasked } from './assets/metered';
import { readAhead } from './assets/read-ahead';
import { builtInFolders, downloadBytesOf, totalBytes, wantedFiles } from './assets/runtime-files';
import { holdVersions } from './assets/versions';
import { messages } from './messages';
import { FastLane } from './native-lane/fast-lane';
import type { RunLanguage, RunProgress, RunRequest, RunResult } from './protocol';
import { RuntimeWorker } from './runtime-worker';
import { mayKeepSpare, whenLongHidden } from './spare-policy';
import type { Trace } from './trace/trace';
import { notStarted, withoutRun } from './without-run';

export interface RunOptions {
  signal?: AbortSignal;
  onProgress?: (progress: RunProgress) => void;
}

export interface RuntimeState {
  onDevice: boolean;
  bytes: number;
  downloadBytes: number;
}

export interface RunEngine {
  /** After earlier runs in the same language. Never rejects. */
  run(request: RunRequest, options: RunOptions & { signal: AbortSignal }): Promise<RunResult>;
  /** Runs a Python program and records its steps. Rejects with a message for the user. */
  trace(code: string, stdin: string, options: RunOptions & { signal: AbortSignal }): Promise<Trace>;
  /** Starts the language's worker; downloads its runtime only on a free connection. */
  warm(language: RunLanguage): void;
  /** Sizes unpacked and compressed (0 if unknown). */
  runtimeState(language: RunLanguage): Promise<RuntimeState>;
  /** Sizes of the server's C++ runtime; undefined if there is none or the server is unreachable. */
  offeredCpp(): Promise<{ downloadBytes: number; bytes: number } | undefined>;
  /** Rejects with a message for the user. */
  download(language: RunLanguage, options?: DownloadOptions): Promise<void>;
  remove(language: RunLanguage): Promise<void>;
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
  CPP17: () =>
    new Worker(new URL('./runtimes/cpp/cpp.worker.ts', import.meta.url), { type: 'module', name: 'cpp' }),
};

export function createRunEngine(ending: AbortSignal): RunEngine {
  holdVersions(builtInFolders());
  const workers: Record<RunLanguage, RuntimeWorker> = {
    PYTHON3: new RuntimeWorker(makeWorker.PYTHON3, (compiled) => readAhead('PYTHON3', compiled)),
    JAVASCRIPT_NODE: new RuntimeWorker(makeWorker.JAVASCRIPT_NODE),
    CPP17: new RuntimeWorker(makeWorker.CPP17),
  };
  const fastLane = new FastLane();
  const lastRun: Record<RunLanguage, Promise<unknown>> = {
    PYTHON3: Promise.resolve(),
    JAVASCRIPT_NODE: Promise.resolve(),
    CPP17: Promise.resolve(),
  };

  const use = (language: RunLanguage) => {
    for (const [other, worker] of Object.entries(workers)) {
      worker.keepsSpare = other === language && mayKeepSpare(language);
    }
  };
  const unwatch = whenLongHidden(document, () => {
    for (const worker of Object.values(workers)) worker.dropSpare();
  });
  const end = () => {
    unwatch();
    for (const worker of Object.values(workers)) worker.dispose();
    fastLane.dispose();
  };
  if (ending.aborted) end();
  else ending.addEventListener('abort', end, { once: true });

  const engine: RunEngine = {
    run(request, options) {
      const { language } = request;
      const { signal } = options;
      use(language);
      const runBare = (bare: RunRequest) => runNow(workers[language], bare, options);
      const result = lastRun[language]
        .then(() =>
          language === 'JAVASCRIPT_NODE' ? fastLane.run(request, options, runBare) : runBare(request),
        )
        // An error belongs to this run; the next one only waits for its end.
        .catch((error: unknown) => (signal.aborted ? withoutRun('cancelled') : notStarted(language, error)));
      lastRun[language] = result;
      return result;
    },
    warm(language) {
      use(language);
      warmUp(language, workers[language], ending).catch(() => {
        // The next run meets the same error and reports it.
      });
    },
    async runtimeState(language) {
      const files = await wantedFiles(language);
      return {
        onDevice: await isOnDevice(language, 'whole'),
        bytes: totalBytes(files ?? []),
        downloadBytes: downloadBytesOf(files ?? []),
      };
    },
    async offeredCpp() {
      const offered = await offeredCpp();
      if (!offered) return undefined;
      const bytes = offered.files.reduce((sum, file) => sum + file.bytes, 0);
      return { downloadBytes: offered.downloadBytes, bytes };
    },
    async download(language, options = {}) {
      const outcome = await downloadRuntime(language, options);
      if (!outcome.ok) throw new Error(failureText(language, outcome.reason));
    },
    async remove(language) {
      workers[language].stop();
      await removeRuntime(language);
    },
    async trace(code, stdin, options) {
      const { tracePython } = await import('./trace/trace-python');
      return tracePython((request) => engine.run(request, options), code, stdin);
    },
  };
  return engine;
}

function isLarge(language: RunLanguage): boolean {
  return language === 'CPP17';
}

async function warmUp(language: RunLanguage, worker: RuntimeWorker, signal: AbortSignal): Promise<void> {
  if (!(await isOnDevice(language, 'whole'))) {
    if (isLarge(language) || !mayDownloadUnasked() || signal.aborted) return;
    const outcome = await downloadAside(language, signal);
    if (!outcome.ok) return;
  }
  await worker.whenIdle();
}

async function runNow(worker: RuntimeWorker, request: RunRequest, options: RunOptions): Promise<RunResult> {
  const { signal, onProgress } = options;
  if (signal?.aborted) return withoutRun('cancelled');
  if (worker.isAbsent && isLarge(request.language) && !(await isOnDevice(request.language, 'whole'))) {
    const message = messages.notOnDevice(languageLabels[request.language]);
    return { ...withoutRun('runtimeFailed', message), judgeOnly: 'notOnDevice' };
  }
  if (worker.isAbsent) {
    const outcome = await provide(request.language, options);
    if (!outcome.ok && outcome.reason === 'cancelled') return withoutRun('cancelled');
    // Without space on the device the worker reads from the network each time.
    if (!outcome.ok && outcome.reason !== 'storage') {
      return withoutRun('runtimeFailed', failureText(request.language, outcome.reason));
    }
  }
  if (worker.mustStart) onProgress?.({ phase: 'starting' });
  try {
    await worker.whenIdle();
  } catch (error) {
    return signal?.aborted ? withoutRun('cancelled') : notStarted(request.language, error);
  }
  if (signal?.aborted) return withoutRun('cancelled');
  onProgress?.({ phase: 'running' });
  return worker.run(request, signal);
}

/** Downloads what a program can start with, then the rest in the background. */
async function provide(language: RunLanguage, { signal, onProgress }: RunOptions): Promise<DownloadOutcome> {
  if (await isOnDevice(language, 'needed')) return { ok: true };
  const outcome = await downloadRuntime(language, {
    part: 'needed',
    signal,
    onProgress: (bytesDone, bytesTotal) => onProgress?.({ phase: 'downloading', bytesDone, bytesTotal }),
  });
  // If it fails, the worker fetches what a program needs, and the next visit tries again.
  if (outcome.ok) downloadRuntime(language, {}).catch(() => {});
  return outcome;
}

function failureText(
  language: RunLanguage,
  reason: Extract<DownloadOutcome, { ok: false }>['reason'],
): string {
  const name = languageLabels[language];
  switch (reason) {
    case 'network':
      return messages.downloadFailed(name);
    case 'damaged':
      return messages.downloadDamaged(name);
    case 'storage':
      return messages.notSaved(name);
    case 'cancelled':
      return messages.downloadCancelled;
    case 'absent':
      return messages.notAvailable(name);
    default:
      return reason satisfies never;
  }
}
