import { MessageCircleQuestion } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { ManagedClarification } from '../../../../contract/entities/contest/clarification';
import { contestManageLimits } from '../../../../contract/limits';
import type { ManagedContestRow } from '../../../data/copies/managed-contests';
import { momentText } from '../../../lib/words';
import { answerClarification } from '../../../sync/contest-run/manage-contest';
import { serverClock } from '../../../sync/server/page-client';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/notice';
import { useNow } from '../../../ui/time/use-now';
import { showToast } from '../../../ui/toast';
import styles from './manage.module.css';
import { messages } from './messages';
import { useMay } from './role';

const texts = messages.questions;

interface PanelProps {
  contest: ManagedContestRow;
  offline: boolean;
}

export function ClarificationsPanel({ contest, offline }: PanelProps) {
  useNow(30_000);
  const { clarifications = [], contestSlug } = contest;
  const mayAnswer = useMay('judge');
  if (clarifications.length === 0) {
    return (
      <EmptyState icon={<MessageCircleQuestion aria-hidden />} title={texts.emptyTitle}>
        {texts.empty}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {clarifications.map((asked) => (
        <li key={asked.id} className={styles.entry}>
          <div className={styles.who}>
            <strong>{asked.title ?? messages.theContest}</strong>
            <span>
              {`${asked.displayName} · ${asked.username} · ${momentText(Date.parse(asked.askedAt), serverClock.now())}`}
            </span>
          </div>
          <p className={styles.message}>{asked.text}</p>
          {asked.answer ? (
            <Answer answer={asked.answer} username={asked.username} />
          ) : mayAnswer ? (
            <AnswerForm asked={asked} contestSlug={contestSlug} offline={offline} />
          ) : (
            <p className={styles.quiet}>{texts.notAnswered}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface AnswerProps {
  answer: NonNullable<ManagedClarification['answer']>;
  /** Who asked. */
  username: string;
}

function Answer({ answer, username }: AnswerProps) {
  return (
    <div className={styles.answer}>
      <p className={styles.message}>{answer.text}</p>
      <p className={styles.quiet}>{answer.toAll ? texts.answeredEveryone : texts.answeredTo(username)}</p>
    </div>
  );
}

interface AnswerFormProps {
  asked: ManagedClarification;
  contestSlug: string;
  offline: boolean;
}

/** The answer goes to the author, or to everyone with the question shown anonymously. */
function AnswerForm({ asked, contestSlug, offline }: AnswerFormProps) {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const answer = async (toAll: boolean) => {
    setBusy(true);
    const done = await answerClarification({ contestSlug, clarificationID: asked.id, text, toAll });
    setBusy(false);
    if (!done.ok) void showToast(done.message, { tone: 'alert', id: 'manage' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void answer(false);
  };
  const disabled = offline || isBusy || text.trim() === '';
  return (
    <form className={styles.reply} onSubmit={submit}>
      <label htmlFor={id}>{texts.answer}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={contestManageLimits.messageLengthMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button small look="primary" type="submit" disabled={disabled}>
          {texts.answerTo(asked.username)}
        </Button>
        <Button small disabled={disabled} onClick={() => void answer(true)}>
          {texts.answerEveryone}
        </Button>
        {offline && <span className={styles.quiet}>{messages.needsNetwork}</span>}
      </div>
    </form>
  );
}
