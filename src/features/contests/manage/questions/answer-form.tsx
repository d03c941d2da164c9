import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { ManagedClarification } from '../../../../../contract/entities/contest/clarification';
import { contestManageLimits } from '../../../../../contract/entities/contest/manage-limits';
import { answerClarification } from '../../../../sync/contest-run/manage-contest';
import { Button } from '../../../../ui/button';
import { Select } from '../../../../ui/select';
import { showToast } from '../../../../ui/toast';
import { useKeptText } from '../../messages/use-kept-text';
import manage from '../manage.module.css';
import { messages as texts } from './messages';
import styles from './questions.module.css';

interface AnswerFormProps {
  asked: ManagedClarification;
  contestSlug: string;
  cannedAnswers: readonly string[];
  offline: boolean;
  takesFocus: boolean;
  onLeave(): void;
  onRelease(): void;
}

/** The answer goes to the author, or to everyone with the question shown anonymously. */
export function AnswerForm(props: AnswerFormProps) {
  const { asked, contestSlug, cannedAnswers, offline, takesFocus, onLeave, onRelease } = props;
  const [text, setText] = useKeptText(`answer/${asked.id}`);
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const disabled = offline || isBusy || text.trim() === '';
  const answer = async (toAll: boolean) => {
    if (disabled) return;
    setBusy(true);
    const done = await answerClarification({ contestSlug, clarificationID: asked.id, text, toAll });
    setBusy(false);
    if (done.ok) setText('');
    else void showToast(done.message, { tone: 'alert', id: 'manage' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void answer(false);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onLeave();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void answer(event.shiftKey);
  };
  const insert = (chosen: string) => {
    setText(text.trim() === '' ? chosen : `${text.trimEnd()}\n${chosen}`);
    field.current?.focus();
  };
  return (
    <form className={manage.reply} data-kept onSubmit={submit}>
      <div className={styles.replyHead}>
        <label htmlFor={id}>{texts.answer}</label>
        {cannedAnswers.length > 0 && (
          <Select
            label={texts.cannedAnswer}
            small
            value=""
            options={[
              { value: '', label: texts.chooseCanned },
              ...cannedAnswers.map((value) => ({ value, label: value })),
            ]}
            onChoose={(chosen) => chosen !== '' && insert(chosen)}
          />
        )}
      </div>
      <textarea
        ref={field}
        id={id}
        rows={2}
        maxLength={contestManageLimits.messageLengthMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKey}
      />
      <div className={manage.buttons}>
        <Button small look="primary" type="submit" disabled={disabled}>
          {texts.answerTo(asked.username)}
        </Button>
        <Button small disabled={disabled} onClick={() => void answer(true)}>
          {texts.answerEveryone}
        </Button>
        <Button small look="quiet" disabled={offline || isBusy} onClick={onRelease}>
          {texts.release}
        </Button>
        {offline && <span className={manage.quiet}>{texts.needsNetwork}</span>}
      </div>
    </form>
  );
}
