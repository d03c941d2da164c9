import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { contestManageLimits as limits } from '../../../../../contract/entities/contest/manage-limits';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { changeCannedAnswers } from '../../../../sync/contest-run/manage-contest';
import { Button, IconButton } from '../../../../ui/button';
import { showToast } from '../../../../ui/toast';
import manage from '../manage.module.css';
import { messages as texts } from './messages';
import styles from './questions.module.css';

interface CannedAnswersProps {
  contest: ManagedContestRow;
  offline: boolean;
  onClose(): void;
}

/** Lines are numbered by hand, because two may be equal. */
interface Line {
  key: number;
  text: string;
}

export function CannedAnswers({ contest, offline, onClose }: CannedAnswersProps) {
  const { contestSlug, cannedAnswers = [] } = contest;
  const [lines, setLines] = useState<readonly Line[]>(() =>
    cannedAnswers.map((text, key) => ({ key, text })),
  );
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answers = [...new Set(lines.map(({ text }) => text.trim()).filter(Boolean))];
    const done = await changeCannedAnswers({ contestSlug, answers });
    setBusy(false);
    if (done.ok) onClose();
    else void showToast(done.message, { tone: 'alert', id: 'manage' });
  };
  const change = (key: number, text: string) =>
    setLines(lines.map((line) => (line.key === key ? { key, text } : line)));
  const nextKey = Math.max(-1, ...lines.map(({ key }) => key)) + 1;
  return (
    <form className={styles.canned} onSubmit={(event) => void save(event)}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.cannedTitle}
      </h2>
      <p className={manage.quiet}>{texts.cannedHint}</p>
      <ol>
        {lines.map(({ key, text }, index) => (
          <li key={key}>
            <input
              className={manage.search}
              aria-label={texts.cannedLabel(index + 1)}
              maxLength={limits.cannedAnswerLengthMax}
              value={text}
              onChange={(event) => change(key, event.currentTarget.value)}
            />
            <IconButton
              small
              label={texts.removeCanned(index + 1)}
              onClick={() => setLines(lines.filter((line) => line.key !== key))}
            >
              <X aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className={manage.buttons}>
        <Button
          small
          disabled={lines.length >= limits.cannedAnswersMax}
          onClick={() => setLines([...lines, { key: nextKey, text: '' }])}
        >
          {texts.addCanned}
        </Button>
        <Button small look="primary" type="submit" disabled={offline || isBusy}>
          {texts.save}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          {texts.cancel}
        </Button>
        {offline && <span className={manage.quiet}>{texts.needsNetwork}</span>}
      </div>
    </form>
  );
}
