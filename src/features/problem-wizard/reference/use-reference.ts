import { useEffect, useRef, useState } from 'react';
import { type Language, languageLabels } from '../../../../contract/limits';
import { canRunInBrowser, createRunClient, type RunLanguage } from '../../../../wasm/run-client';
import { failureText } from '../../../lib/failure-text';
import { syncStatus } from '../../../sync/network/sync-status';
import { checkOnJudge } from '../../../sync/verdicts/check-on-judge';
import type { ProblemForm } from '../problem-form';
import { type CaseRun, type CheckPlace, checkOf, runReference, runsOfCheck } from './reference-run';

/** Why nothing could run; `detail`: compiler output. */
export interface Trouble {
  text: string;
  detail?: string;
}

export interface Reference {
  runs: readonly CaseRun[];
  place: CheckPlace;
  waitsFor: string | null;
  trouble: Trouble | null;
  start(form: ProblemForm, place: CheckPlace): void;
  cancel(): void;
}

const waits = {
  sending: 'Sending to the judge…',
  queued: 'In line at the judge…',
  running: 'The judge is running it…',
} as const;

/** Each local run has its own client, because a leftover worker would hold its memory. */
export function useReference(): Reference {
  const [runs, setRuns] = useState<readonly CaseRun[]>([]);
  const [place, setPlace] = useState<CheckPlace>('device');
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const onDevice = async (form: ProblemForm, language: RunLanguage, signal: AbortSignal) => {
    setPlace('device');
    const client = createRunClient();
    let isOurs = true;
    try {
      await runReference({
        client,
        form,
        language,
        code: form.reference.code,
        signal,
        onProgress: ({ phase }) =>
          setWaitsFor(phase === 'running' ? 'Running…' : 'Getting the runtime ready…'),
        onCase: (one) => {
          isOurs &&= one.result.outcome !== 'runtimeFailed';
          setRuns((before) => [...before, one]);
        },
      });
    } finally {
      client.dispose();
    }
    return isOurs;
  };

  const onJudge = async (form: ProblemForm, language: Language, signal: AbortSignal) => {
    setPlace('judge');
    setRuns([]);
    setWaitsFor(waits.sending);
    const keys = form.testCases.map(({ key }) => key);
    const checked = await checkOnJudge(checkOf(form, language, form.reference.code), {
      signal,
      onStatus: (status) => setWaitsFor(status === 'queued' ? waits.queued : waits.running),
    });
    if (signal.aborted) return;
    if (!checked.ok) return setTrouble({ text: checked.message });
    const { status, checkerLog } = checked.state;
    if (status === 'error') {
      const text = 'The judge could not run it. That is no fault of your program: run it again in a moment.';
      return setTrouble({ text });
    }
    if (checkerLog !== undefined)
      return setTrouble({ text: 'Your checker does not compile.', detail: checkerLog });
    setRuns(runsOfCheck(keys, checked.state));
  };

  const run = async (form: ProblemForm, chosen: CheckPlace, signal: AbortSignal) => {
    const { language } = form.reference;
    if (chosen === 'device' && canRunInBrowser(language)) {
      if (await onDevice(form, language, signal)) return;
      // The judge runs it instead, if online.
      if (signal.aborted || syncStatus.network === 'offline') return;
    }
    await onJudge(form, language, signal);
  };
  return {
    runs,
    place,
    waitsFor,
    trouble,
    start(form, chosen) {
      if (waitsFor !== null || chosen === 'nowhere') return;
      const controller = new AbortController();
      abort.current = controller;
      setRuns([]);
      setTrouble(null);
      setWaitsFor('Running…');
      run(form, chosen, controller.signal)
        .catch((error: unknown) => setTrouble({ text: failureText(error) }))
        .finally(() => setWaitsFor(null));
    },
    cancel: () => abort.current?.abort(),
  };
}

/** The check is optional, so this does not block publishing. */
export const nowhereText = (language: Language) =>
  `${languageLabels[language]} runs on the judge alone, and there is no network. Check it later, write the solution in another language, or create the problem unchecked.`;
