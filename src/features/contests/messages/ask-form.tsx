import { type FormEvent, useId } from 'react';
import { useSnapshot } from 'valtio';
import { contestManageLimits } from '../../../../contract/entities/contest/manage-limits';
import { askOrganiser } from '../../../data/contest-run/clarifications';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';
import { messages as texts } from './messages';
import styles from './messages.module.css';
import { askedTopic, TopicSelect } from './topic-select';
import { useKeptText } from './use-kept-text';
import { useKeptTopic } from './use-kept-topic';

interface AskFormProps {
  account: string;
  contestSlug: string;
  contestName: string;
  problems: readonly { id: string; title: string }[];
}

export function AskForm({ problems, ...place }: AskFormProps) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const [text, setText] = useKeptText(`question/${place.contestSlug}`);
  const [about, setAbout] = useKeptTopic(`question/${place.contestSlug}`, problems);
  const id = useId();
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await askOrganiser({ ...place, ...askedTopic(about), text });
      setText('');
      setAbout('');
    } catch (error) {
      void showToast((error as Error).message, { tone: 'alert', id: 'ask' });
    }
  };
  return (
    <form className={styles.form} data-kept onSubmit={(event) => void ask(event)}>
      <label htmlFor={id}>{texts.askOrganiser}</label>
      <TopicSelect value={about} problems={problems} onChoose={setAbout} />
      <textarea
        id={id}
        rows={3}
        maxLength={contestManageLimits.messageLengthMax}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.send}>
        <Button type="submit" look="primary" disabled={text.trim() === ''}>
          {texts.ask}
        </Button>
        {offline && <span>{texts.sentWhenOnline}</span>}
      </div>
    </form>
  );
}
