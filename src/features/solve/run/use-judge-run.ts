import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { Language } from '../../../../contract/limits';
import { outboxEntries } from '../../../data/outbox/outbox';
import { askForCodeRun, type CodeRunRow, cancelCodeRun, codeRunsOf } from '../../../data/work/code-runs';
import { failureText } from '../../../lib/failure-text';
import { emptyCodeText } from '../solve-machine';

export interface JudgeRun {
  /** The runs of this problem that the judge does, newest first: one for each language. */
  rows: readonly CodeRunRow[];
  /** What the last try to send one met. */
  lastError: { errorCode: string; message: string } | undefined;
  /** Why the last one could not be written down. */
  problem: string | null;
  start(language: Language, code: string, inputs: string[]): Promise<void>;
  cancel(row: CodeRunRow): void;
}

/** Runs on the judge, as the local database has them: written down first, so that they outlive the network and the page. */
export function useJudgeRun(account: string, problemID: string, contestSlug: string | undefined): JudgeRun {
  const rows = useLiveQuery(() => codeRunsOf(account, problemID), [account, problemID]);
  const waitingID = rows?.find(({ receipt }) => receipt === 'saved')?.id;
  const lastError = useLiveQuery(async () => {
    if (!waitingID) return undefined;
    return (await outboxEntries(account)).find(({ id }) => id === waitingID)?.error;
  }, [account, waitingID]);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    rows: rows ?? [],
    lastError,
    problem,
    async start(language, code, inputs) {
      if (code.trim() === '') return setProblem(emptyCodeText);
      try {
        await askForCodeRun({ account, problemID, language, code, inputs, contestSlug });
        setProblem(null);
      } catch (error) {
        setProblem(failureText(error));
      }
    },
    cancel: ({ id }) => void cancelCodeRun(id),
  };
}
