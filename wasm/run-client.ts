import type { Language } from '../contract/limits';
import { messages } from './messages';
import type { RunLanguage, RunRequest, RunResult } from './protocol';
import type { RunEngine, RunOptions } from './run-engine';
import type { Trace } from './trace/trace';
import { notStarted, withoutRun } from './without-run';

export type { RunLanguage, RunOutcome, RunProgress, RunRequest, RunResult } from './protocol';

export type { Frame, Step, Trace } from './trace/trace';

export interface RunClient extends Omit<RunEngine, 'run' | 'trace'> {
  /** After earlier runs in the same language. Never rejects. */
  run(request: RunRequest, options?: RunOptions): Promise<RunResult>;
  trace(code: string, stdin: string, signal: AbortSignal): Promise<Trace>;
  /** Ends every worker; runs in progress and later ones end as cancelled. */
  dispose(): void;
}

export function canRunInBrowser(language: Language): language is RunLanguage {
  return language === 'PYTHON3' || language === 'JAVASCRIPT_NODE' || language === 'CPP17';
}

/** The only way to run a learner's code on this device. The first call loads the engine. */
export function createRunClient(): RunClient {
  /** Aborted on dispose: pending work must start nothing afterwards. */
  const ending = new AbortController();
  let loading: Promise<RunEngine> | undefined;
  const engine = () => {
    loading ??= import('./run-engine').then(
      ({ createRunEngine }) => createRunEngine(ending.signal),
      () => {
        // The next call tries again.
        loading = undefined;
        return notLoaded();
      },
    );
    return loading;
  };

  return {
    run(request, { signal: asked, onProgress } = {}) {
      const signal = asked ? AbortSignal.any([asked, ending.signal]) : ending.signal;
      if (signal.aborted) return Promise.resolve(withoutRun('cancelled'));
      const result = engine().then(
        (one) => one.run(request, { signal, ...(onProgress && { onProgress }) }),
        (error: unknown) => notStarted(request.language, error),
      );
      return cancelledWhileWaiting(result, signal);
    },
    warm(language) {
      engine().then(
        (one) => one.warm(language),
        () => {
          // The next run meets the same error and reports it.
        },
      );
    },
    runtimeState: async (language) => (await engine()).runtimeState(language),
    offeredCpp: async () => (await engine()).offeredCpp(),
    download: async (language, options) => (await engine()).download(language, options),
    remove: async (language) => (await engine()).remove(language),
    trace: async (code, stdin, signal) =>
      (await engine()).trace(code, stdin, { signal: AbortSignal.any([signal, ending.signal]) }),
    dispose: () => ending.abort(),
  };
}

function notLoaded(): never {
  throw new Error(messages.appPartMissing);
}

/** Cancels a queued run at once. */
function cancelledWhileWaiting(result: Promise<RunResult>, signal: AbortSignal): Promise<RunResult> {
  return new Promise((resolve) => {
    const cancel = () => setTimeout(() => resolve(withoutRun('cancelled')), 0);
    signal.addEventListener('abort', cancel, { once: true });
    result.then((value) => {
      signal.removeEventListener('abort', cancel);
      resolve(value);
    });
  });
}
