import { useRef, useState } from 'react';
import type { ManagedClarification } from '../../../../../contract/entities/contest/clarification';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { momentText } from '../../../../lib/words';
import { takeClarification } from '../../../../sync/contest-run/manage-contest';
import { serverClock } from '../../../../sync/server/page-client';
import { Button } from '../../../../ui/button';
import { NameLines } from '../../../../ui/people/name-lines';
import { showToast } from '../../../../ui/toast';
import { TwoStepButton } from '../../../../ui/two-step-button';
import { topicOf } from '../../messages/topic';
import { useMay } from '../../organiser/role';
import { mainActionMark, rowMark } from '../../organiser/use-list-keys';
import manage from '../manage.module.css';
import { AnswerForm } from './answer-form';
import { messages as texts } from './messages';
import { stateOf } from './question-filter';
import styles from './questions.module.css';

interface QuestionItemProps {
  asked: ManagedClarification;
  contest: ManagedContestRow;
  offline: boolean;
  username: string | null;
}

export function QuestionItem({ asked, contest, offline, username }: QuestionItemProps) {
  const { problems = [], contestSlug, cannedAnswers = [] } = contest;
  const mayAnswer = useMay('judge');
  const [isBusy, setBusy] = useState(false);
  /** The user pressed the button, so the form takes the focus when it appears. */
  const [isStarted, setStarted] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = stateOf(asked, username);
  const about = { contestSlug, clarificationID: asked.id };
  const change = async (body: Parameters<typeof takeClarification>[0]) => {
    setBusy(true);
    setStarted(body.action === 'take');
    const done = await takeClarification(body);
    setBusy(false);
    if (!done.ok) void showToast(done.message, { tone: 'alert', id: 'manage' });
  };
  const take = () => void change({ ...about, action: 'take', from: asked.takenBy ?? null });
  const disabled = offline || isBusy;
  const time = momentText(Date.parse(asked.askedAt), serverClock.now());
  return (
    <li className={manage.entry} data-state={state}>
      <div className={styles.asked}>
        <NameLines>
          <h3 ref={heading} tabIndex={-1} {...rowMark}>
            {topicOf(asked, problems)}
          </h3>
          <span>{`${asked.displayName} · ${asked.username} · ${time}`}</span>
        </NameLines>
        <span className={manage.mark} data-state={state}>
          {state === 'taken' ? texts.takenBy(asked.takenBy ?? '') : texts.states[state]}
        </span>
      </div>
      <p className={manage.message}>{asked.text}</p>
      {asked.answer && <Answer asked={asked} answer={asked.answer} />}
      {mayAnswer && state === 'open' && (
        <div className={manage.buttons}>
          <Button small look="primary" disabled={disabled} onClick={take} {...mainActionMark}>
            {texts.take}
          </Button>
          {offline && <span className={manage.quiet}>{texts.needsNetwork}</span>}
        </div>
      )}
      {mayAnswer && state === 'taken' && !offline && (
        <div className={manage.buttons}>
          <TwoStepButton question={texts.takeOverQuestion(asked.takenBy ?? '')} onConfirm={take}>
            {texts.takeOver}
          </TwoStepButton>
        </div>
      )}
      {mayAnswer && state === 'mine' && (
        <AnswerForm
          asked={asked}
          contestSlug={contestSlug}
          cannedAnswers={cannedAnswers}
          offline={offline}
          takesFocus={isStarted}
          onLeave={() => heading.current?.focus()}
          onRelease={() => void change({ ...about, action: 'release' })}
        />
      )}
    </li>
  );
}

interface AnswerProps {
  asked: ManagedClarification;
  answer: NonNullable<ManagedClarification['answer']>;
}

function Answer({ asked, answer }: AnswerProps) {
  const sent = answer.toAll ? texts.answeredEveryone : texts.answeredTo(asked.username);
  return (
    <div className={manage.answer}>
      <p className={manage.message}>{answer.text}</p>
      <p className={manage.quiet}>{asked.answeredBy ? texts.answeredBy(sent, asked.answeredBy) : sent}</p>
    </div>
  );
}
