import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { contestManageLimits } from '../../../../contract/entities/contest/manage-limits';
import { readManagedContest } from '../../../data/copies/managed-contests';
import { announce } from '../../../sync/contest-run/pull-contest-messages';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { useAttempts } from '../../../ui/form/use-attempts';
import { showToast } from '../../../ui/toast';
import { MessageList } from './message-list';
import { messages as texts } from './messages';
import styles from './messages.module.css';
import { askedTopic, TopicSelect } from './topic-select';
import { useKeptText } from './use-kept-text';
import { useKeptTopic } from './use-kept-topic';
import { useMessages } from './use-messages';

export function AnnouncePanel({ slug }: { slug: string }) {
  const problems = useLiveQuery(async () => (await readManagedContest(slug))?.problems, [slug]) ?? [];
  const offline = useSnapshot(syncStatus).network === 'offline';
  const { messages } = useMessages(slug);
  const [text, setText] = useKeptText(`announcement/${slug}`);
  const [about, setAbout] = useKeptTopic(`announcement/${slug}`, problems);
  const [isBusy, setBusy] = useState(false);
  const attempts = useAttempts();
  const id = useId();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const said = { contestSlug: slug, text, problemID: askedTopic(about).problemID };
    const error = await announce({ ...said, id: attempts.idOf(said) });
    setBusy(false);
    if (error !== null) return void showToast(error, { tone: 'alert', id: 'announce' });
    attempts.done();
    setText('');
    setAbout('');
  };
  return (
    <>
      <form className={styles.form} data-kept onSubmit={(event) => void send(event)}>
        <label htmlFor={id}>{texts.announcement}</label>
        <TopicSelect value={about} problems={problems} hasTechnical={false} onChoose={setAbout} />
        <textarea
          id={id}
          rows={3}
          maxLength={contestManageLimits.messageLengthMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={styles.send}>
          <Button type="submit" look="primary" disabled={offline || isBusy || text.trim() === ''}>
            {texts.sendAnnouncement}
          </Button>
          <span>{offline ? texts.needsNetwork : texts.announcementReach}</span>
        </div>
      </form>
      <MessageList messages={messages} problems={problems} />
    </>
  );
}
