import { useEffect, useReducer, useRef } from 'react';
import type { ProblemDetail } from '../../../contract/entities/problem';
import type { Language } from '../../../contract/limits';
import { canRunInBrowser, createRunClient, type RunClient } from '../../../wasm/run-client';
import { whenIdle } from '../../lib/when-idle';
import { type RunCase, runCases } from './run-cases';
import { canRun, initialState, type SolveState, transition } from './solve-machine';

export interface Run {
  state: SolveState;
  /** Runs the program on each case on this device; does nothing while another run is on. */
  start(language: Language, code: string, cases: readonly RunCase[]): void;
  cancel(): void;
  clear(): void;
}

/** The Run button's doings for one problem, and the runtime that is kept warm for it. */
export function useRun(problem: ProblemDetail, language: Language): Run {
  const [state, send] = useReducer(transition, initialState);
  const client = useRunClient(language);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  return {
    state,
    start(chosen, code, cases) {
      if (!canRun(state) || !canRunInBrowser(chosen) || !client.current) return;
      if (code.trim() === '') {
        send({ type: 'emptyCode' });
        return;
      }
      abort.current = new AbortController();
      send({ type: 'started', total: cases.length });
      runCases({
        client: client.current,
        problem,
        language: chosen,
        code,
        cases,
        signal: abort.current.signal,
        onProgress: (progress) => send({ type: 'progress', progress }),
        onCase: (report) => send({ type: 'caseDone', report }),
      }).finally(() => send({ type: 'ended' }));
    },
    cancel: () => abort.current?.abort(),
    clear: () => send({ type: 'cleared' }),
  };
}

/** Made for the screen and ended with it: a worker left behind would hold its memory. */
function useRunClient(language: Language) {
  const client = useRef<RunClient | null>(null);
  useEffect(() => {
    const made = createRunClient();
    client.current = made;
    return () => {
      client.current = null;
      made.dispose();
    };
  }, []);
  useEffect(() => {
    if (!canRunInBrowser(language)) return;
    return whenIdle(() => client.current?.warm(language), 3000);
  }, [language]);
  return client;
}
