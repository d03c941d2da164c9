import { useEffect, useReducer, useRef } from 'react';
import type { ProblemDetail } from '../../../../contract/entities/problem';
import type { Language } from '../../../../contract/limits';
import { canRunInBrowser, type RunClient, type RunResult } from '../../../../wasm/run-client';
import { canRun, initialState, type SolveState, transition } from '../solve-machine';
import type { RunCase } from './samples-of';

export interface Run {
  state: SolveState;
  /** Runs the program on each case on this device; does nothing while another run is on. Resolves with why only the judge can. */
  start(language: Language, code: string, cases: readonly RunCase[]): Promise<RunResult['judgeOnly']>;
  cancel(): void;
  clear(): void;
}

/** The Run button's doings for one problem on this device. */
export function useRun(problem: ProblemDetail, client: RunClient | null): Run {
  const [state, send] = useReducer(transition, initialState);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  return {
    state,
    async start(chosen, code, cases) {
      if (!canRun(state) || !canRunInBrowser(chosen) || !client) return undefined;
      if (code.trim() === '') {
        send({ type: 'emptyCode' });
        return undefined;
      }
      abort.current = new AbortController();
      const of = { language: chosen, code, place: 'device', startedAt: Date.now() } as const;
      send({ type: 'started', total: cases.length, of });
      const { signal } = abort.current;
      try {
        // With what compares outputs, which nobody needs before.
        const { runCases } = await import('../verdict/run-cases');
        return await runCases({
          client,
          problem,
          language: chosen,
          code,
          cases,
          signal,
          onProgress: (progress) => send({ type: 'progress', progress }),
          onCase: (report) => send({ type: 'caseDone', report }),
        });
      } finally {
        send({ type: 'ended' });
      }
    },
    cancel: () => abort.current?.abort(),
    clear: () => send({ type: 'cleared' }),
  };
}
