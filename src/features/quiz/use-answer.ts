import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { Answer } from '../../../contract/entities/question';
import { isVirtual } from '../../../contract/rules/virtual-slug';
import { readAnswerDraft, saveAnswerDraft } from '../../data/drafts/answer-drafts';
import { type AnswerRow, newestAnswer, submitAnswer } from '../../data/work/answers';
import { failureText } from '../../lib/failure-text';
import { momentNow } from '../../sync/clock/run-moment';
import { showToast } from '../../ui/toast';

export interface OwnAnswer {
  /** The answer that is shown with what became of it; null while a new one is being given, undefined while it is read. */
  shown: AnswerRow | null | undefined;
  draft: Answer | undefined;
  /** The draft is on the disk. */
  isKept: boolean;
  choose(answer: Answer): void;
  isWriting: boolean;
  submit(answer: Answer): Promise<void>;
  again(): void;
}

/** Where a question is asked: in a challenge, in the run of a contest, or in neither. */
export interface AnsweredIn {
  challengeID?: string | undefined;
  contestSlug?: string | undefined;
}

/**
 * One's newest answer to a question, or the one that is being given. Lives as long as account and question stay the same: whoever
 * uses it for another must be another (React's `key`).
 */
export function useAnswer(
  account: string,
  problemID: string,
  { challengeID, contestSlug }: AnsweredIn,
): OwnAnswer {
  // null: there is none. undefined: it is being read.
  const newest = useLiveQuery(
    async () => (await newestAnswer(account, problemID, contestSlug)) ?? null,
    [account, problemID, contestSlug],
  );
  const { draft, isKept, isRead, setDraft } = useAnswerDraft(account, problemID, contestSlug);
  const [isWriting, setIsWriting] = useState(false);
  /** The answer after which a new one was asked for. */
  const [leftBehind, setLeftBehind] = useState<string>();
  // A draft is gone with the answer made of it: where there is one, it is younger than every answer.
  const isGivingAnother = !newest || newest.id === leftBehind || draft !== undefined;
  return {
    shown: newest !== undefined && isRead ? (isGivingAnother ? null : newest) : undefined,
    draft,
    isKept,
    choose: setDraft,
    isWriting,
    async submit(answer) {
      setIsWriting(true);
      try {
        const given = { account, problemID, answer };
        if (contestSlug !== undefined) {
          await submitInRun({ ...given, contestSlug });
        } else await submitAnswer({ ...given, ...(challengeID !== undefined && { challengeID }) });
        setDraft(undefined);
      } catch (error) {
        const description = failureText(error);
        showToast('This was not saved', { tone: 'alert', description });
      } finally {
        setIsWriting(false);
      }
    },
    again() {
      setDraft(undefined);
      setLeftBehind(newest?.id);
    },
  };
}

async function submitInRun(
  given: Parameters<typeof submitAnswer>[0] & { contestSlug: string },
): Promise<void> {
  const at = momentNow();
  if (isVirtual(given.contestSlug)) {
    const { submitAnswerInVirtualRun } = await import('../../data/contest-run/virtual-runs');
    await submitAnswerInVirtualRun(given, at);
    return;
  }
  const { submitAnswerInRun } = await import('../../data/contest-run/contest-run-chain');
  await submitAnswerInRun(given, at);
}

/** What is chosen or typed, and kept with every change: answers are short, and a tab may be gone the next moment. */
function useAnswerDraft(account: string, problemID: string, contestSlug: string | undefined) {
  const [draft, show] = useState<Answer>();
  const [isRead, setIsRead] = useState(false);
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    let current = true;
    readAnswerDraft(account, problemID, contestSlug)
      .then((kept) => {
        if (!current || kept === undefined) return;
        show(kept);
        setIsKept(true);
      })
      .catch((error) => console.warn('An answer could not be read', error))
      // Nothing can be chosen before: what is read cannot take the place of a choice.
      .finally(() => current && setIsRead(true));
    return () => {
      current = false;
    };
  }, [account, problemID, contestSlug]);

  const setDraft = (answer: Answer | undefined) => {
    show(answer);
    setIsKept(false);
    if (answer === undefined) return;
    saveAnswerDraft(account, problemID, answer, contestSlug).then(
      () => setIsKept(true),
      (error) => console.warn('An answer was not kept', error),
    );
  };
  return { draft, isKept, isRead, setDraft };
}
