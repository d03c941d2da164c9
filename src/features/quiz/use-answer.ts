import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import type { Answer } from '../../../contract/entities/question';
import { isVirtual } from '../../../contract/rules/names/virtual-slug';
import { readAnswerDraft, saveAnswerDraft } from '../../data/drafts/answer-drafts';
import { type AnswerRow, newestAnswer, submitAnswer } from '../../data/work/answers';
import { failureText } from '../../lib/failure-text';
import { momentNow } from '../../sync/clock/run-moment';
import { showToast } from '../../ui/toast';
import { messages } from './messages';

export interface OwnAnswer {
  /** The submitted answer; null while the user gives a new one, undefined while loading. */
  shown: AnswerRow | null | undefined;
  draft: Answer | undefined;
  isDraftSaved: boolean;
  choose(answer: Answer): void;
  isWriting: boolean;
  submit(answer: Answer): Promise<void>;
  again(): void;
}

export interface AnsweredIn {
  challengeID?: string | undefined;
  contestSlug?: string | undefined;
}

/** Another account or question needs another React `key`. */
export function useAnswer(
  account: string,
  problemID: string,
  { challengeID, contestSlug }: AnsweredIn,
): OwnAnswer {
  // null: none. undefined: loading.
  const newest = useLiveQuery(
    async () => (await newestAnswer(account, problemID, contestSlug)) ?? null,
    [account, problemID, contestSlug],
  );
  const { draft, isDraftSaved, isRead, setDraft } = useAnswerDraft(account, problemID, contestSlug);
  const [isWriting, setIsWriting] = useState(false);
  /** The answer that the user chose to replace. */
  const [replacedID, setReplacedID] = useState<string>();
  // A submitted answer deletes its draft, so an existing draft is newer than every answer.
  const isGivingAnother = !newest || newest.id === replacedID || draft !== undefined;
  return {
    shown: newest !== undefined && isRead ? (isGivingAnother ? null : newest) : undefined,
    draft,
    isDraftSaved,
    choose: setDraft,
    isWriting,
    async submit(answer) {
      setIsWriting(true);
      try {
        const given = { account, problemID, answer };
        if (contestSlug !== undefined) {
          await submitInRun({ ...given, contestSlug });
        } else {
          await submitAnswer({ ...given, ...(challengeID !== undefined && { challengeID }) }, momentNow());
        }
        setDraft(undefined);
      } catch (error) {
        const description = failureText(error);
        showToast(messages.notSaved, { tone: 'alert', description });
      } finally {
        setIsWriting(false);
      }
    },
    again() {
      setDraft(undefined);
      setReplacedID(newest?.id);
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

/** Saved on every change: answers are short, and a tab may close at any time. */
function useAnswerDraft(account: string, problemID: string, contestSlug: string | undefined) {
  const [draft, show] = useState<Answer>();
  const [isRead, setIsRead] = useState(false);
  const [isDraftSaved, setIsDraftSaved] = useState(false);
  useEffect(() => {
    let current = true;
    readAnswerDraft(account, problemID, contestSlug)
      .then((kept) => {
        if (!current || kept === undefined) return;
        show(kept);
        setIsDraftSaved(true);
      })
      .catch((error) => console.warn('An answer could not be read', error))
      // No choice before the read is over, which could overwrite it.
      .finally(() => current && setIsRead(true));
    return () => {
      current = false;
    };
  }, [account, problemID, contestSlug]);

  const setDraft = (answer: Answer | undefined) => {
    show(answer);
    setIsDraftSaved(false);
    if (answer === undefined) return;
    saveAnswerDraft(account, problemID, answer, contestSlug).then(
      () => setIsDraftSaved(true),
      (error) => console.warn('An answer was not kept', error),
    );
  };
  return { draft, isDraftSaved, isRead, setDraft };
}
