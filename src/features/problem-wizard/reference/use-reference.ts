import { useEffect, useRef, useState } from 'react';
import { canRunInBrowser, createRunClient, type RunLanguage } from '../../../../wasm/run-client';
import { failureText } from '../../../lib/failure-text';
import { syncStatus } from '../../../sync/network/sync-status';
import { checkOnJudge } from '../../../sync/verdicts/check-on-judge';
import type { ProblemForm, SolutionForm } from '../problem-form';
import { messages } from './messages';
import { type CaseRun, type CheckPlace, checkRequestOf, runReference, runsOfCheck } from './reference-run';

/** Why nothing could run; `detail`: compiler output. */
export interface CheckFailure {
  text: string;
  detail?: string;
}

type Program = Pick<SolutionForm, 'language' | 'source'>;

export interface Reference {
  runs: readonly CaseRun[];
  place: CheckPlace;
  progress: string | null;
  failure: CheckFailure | null;
  start(form: ProblemForm, program: Program, place: CheckPlace): void;
  cancel(): void;
}

/** Each local run has its own client, because a leftover worker would hold its memory. */
export function useReference(): Reference {
  const [runs, setRuns] = useState<readonly CaseRun[]>([]);
  const [place, setPlace] = useState<CheckPlace>('device');
  const [progress, setProgress] = useState<string | null>(null);
  const [failure, setFailure] = useState<CheckFailure | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const onDevice = async (form: ProblemForm, language: RunLanguage, code: string, signal: AbortSignal) => {
    setPlace('device');
    const client = createRunClient();
    let hasRun = true;
    try {
      await runReference({
        client,
        form,
        language,
        code,
        signal,
        onProgress: ({ phase }) => setProgress(phase === 'running' ? messages.running : messages.preparing),
        onCase: (one) => {
          hasRun &&= one.result.outcome !== 'runtimeFailed';
          setRuns((before) => [...before, one]);
        },
      });
    } finally {
      client.dispose();
    }
    return hasRun;
  };

  const onJudge = async (form: ProblemForm, { language, source }: Program, signal: AbortSignal) => {
    setPlace('judge');
    setRuns([]);
    setProgress(messages.sending);
    const keys = form.testCases.map(({ key }) => key);
    const checked = await checkOnJudge(checkRequestOf(form, language, source), {
      signal,
      onStatus: (status) => setProgress(status === 'queued' ? messages.queued : messages.runningOnJudge),
    });
    if (signal.aborted) return;
    if (!checked.ok) return setFailure({ text: checked.message });
    const { status, checkerLog } = checked.state;
    if (status === 'error') return setFailure({ text: messages.judgeFailed });
    if (checkerLog !== undefined) return setFailure({ text: messages.checkerFailed, detail: checkerLog });
    setRuns(runsOfCheck(keys, checked.state));
  };

  const run = async (form: ProblemForm, program: Program, chosen: CheckPlace, signal: AbortSignal) => {
    const { language, source } = program;
    if (chosen === 'device' && canRunInBrowser(language)) {
      if (await onDevice(form, language, source, signal)) return;
      // The judge runs it instead, if online.
      if (signal.aborted || syncStatus.network === 'offline') return;
    }
    await onJudge(form, program, signal);
  };
  return {
    runs,
    place,
    progress,
    failure,
    start(form, program, chosen) {
      if (progress !== null || chosen === 'nowhere') return;
      const controller = new AbortController();
      abort.current = controller;
      setRuns([]);
      setFailure(null);
      setProgress(messages.running);
      run(form, program, chosen, controller.signal)
        .catch((error: unknown) => setFailure({ text: failureText(error) }))
        .finally(() => setProgress(null));
    },
    cancel: () => abort.current?.abort(),
  };
}
