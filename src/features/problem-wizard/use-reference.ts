import { useEffect, useRef, useState } from 'react';
import { createRunClient, type RunLanguage, type RunProgress } from '../../../wasm/run-client';
import type { ProblemForm } from './problem-form';
import { type CaseRun, runReference } from './reference-run';

export interface Reference {
  runs: readonly CaseRun[];
  isRunning: boolean;
  progress: RunProgress | null;
  /** Why it could not even begin. */
  trouble: string | null;
  start(form: ProblemForm, language: RunLanguage): void;
  cancel(): void;
}

/** Runs of the reference solution, each by a client of its own: a worker left behind would hold its memory. */
export function useReference(): Reference {
  const [runs, setRuns] = useState<readonly CaseRun[]>([]);
  const [isRunning, setRunning] = useState(false);
  const [progress, setProgress] = useState<RunProgress | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (form: ProblemForm, language: RunLanguage, { signal }: AbortController) => {
    const client = createRunClient();
    try {
      await runReference({
        client,
        form,
        language,
        code: form.reference.code,
        signal,
        onProgress: setProgress,
        onCase: (one) => setRuns((before) => [...before, one]),
      });
    } finally {
      client.dispose();
    }
  };
  return {
    runs,
    isRunning,
    progress,
    trouble,
    start(form, language) {
      if (isRunning) return;
      const controller = new AbortController();
      abort.current = controller;
      setRuns([]);
      setTrouble(null);
      setRunning(true);
      run(form, language, controller)
        .catch((error: unknown) => setTrouble(error instanceof Error ? error.message : String(error)))
        .finally(() => {
          setRunning(false);
          setProgress(null);
        });
    },
    cancel: () => abort.current?.abort(),
  };
}
