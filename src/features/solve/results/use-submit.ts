import { useCallback, useEffect, useState } from 'react';
import type { Language } from '../../../../contract/limits';
import { isVirtual } from '../../../../contract/rules/virtual-slug';
import { submitCode } from '../../../data/work/submissions';
import { loadPart, pageShown } from '../../../first-screen/page-shown';
import { isServedFromDevice } from '../../../first-screen/served-from-device';
import { failureText } from '../../../lib/failure-text';
import { momentNow } from '../../../sync/clock/run-moment';
import { showToast } from '../../../ui/toast';
import { emptyCodeText } from '../solve-machine';
import { loadSubmit } from './load-submit';

interface SubmitWhat {
  account: string;
  problemID: string;
  challengeID: string | undefined;
  /** In the run of this contest. */
  contestSlug: string | undefined;
}

export interface Submit {
  /** Resolves with the submission's id once it is written down, or null if it was not. */
  submit(language: Language, code: string): Promise<string | null>;
  isWriting: boolean;
  /** Why the last one could not be written down. */
  problem: string | null;
}

/** RUN-2: writes the submission and the intent to send it down on this device. What follows is the outbox's. */
export function useSubmit({ account, problemID, challengeID, contestSlug }: SubmitWhat): Submit {
  const [isWriting, setIsWriting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (isServedFromDevice()) return;
    loadPart(() => pageShown().then(loadSubmit)).catch((error) =>
      console.warn('Submit could not be loaded', error),
    );
  }, []);
  const submit = useCallback(
    async (language: Language, code: string) => {
      if (code.trim() === '') {
        setProblem(emptyCodeText);
        return null;
      }
      setIsWriting(true);
      setProblem(null);
      try {
        const said = { account, problemID, language, code };
        if (contestSlug !== undefined) {
          const at = momentNow();
          if (isVirtual(contestSlug)) {
            const { submitCodeInVirtualRun } = await import('../../../data/contest-run/virtual-runs');
            return await submitCodeInVirtualRun({ ...said, contestSlug }, at);
          }
          const { submitCodeInRun } = await import('../../../data/contest-run/contest-run-chain');
          return await submitCodeInRun({ ...said, contestSlug }, at);
        }
        return await submitCode({
          ...said,
          type: challengeID === undefined ? 'problem' : 'challenge',
          ...(challengeID !== undefined && { challengeID }),
        });
      } catch (error) {
        const message = failureText(error);
        setProblem(`This was not saved. ${message}`);
        showToast('This was not saved', { tone: 'alert', description: message });
        return null;
      } finally {
        setIsWriting(false);
      }
    },
    [account, problemID, challengeID, contestSlug],
  );
  return { submit, isWriting, problem };
}
