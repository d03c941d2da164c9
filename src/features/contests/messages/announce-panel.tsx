import { type FormEvent, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { contestManageLimits } from '../../../../contract/limits';
import { announce } from '../../../sync/contest-run/pull-contest-messages';
import { syncStatus } from '../../../sync/network/sync-status';
import { Button } from '../../../ui/button';
import { showToast } from '../../../ui/toast';
import { MessageList } from './message-list';
import styles from './messages.module.css';
import { useMessages } from './use-messages';

export function AnnouncePanel({ slug }: { slug: string }) {
  const offline = useSnapshot(syncStatus).network === 'offline';
  const { messages } = useMessages(slug);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const say = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const trouble = await announce(slug, text);
    setBusy(false);
    if (trouble === null) setText('');
    else void showToast(trouble, { tone: 'alert', id: 'announce' });
  };
  return (
    <>
      <form className={styles.form} onSubmit={(event) => void say(event)}>
        <label htmlFor={id}>Announcement</label>
        <textarea
          id={id}
          rows={3}
          maxLength={contestManageLimits.messageLengthMax}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={styles.send}>
          <Button type="submit" look="primary" disabled={offline || isBusy || text.trim() === ''}>
            Tell everybody
          </Button>
          <span>
            {offline
              ? 'Needs a network.'
              : 'Everybody in the contest reads it within seconds, and on its page afterwards.'}
          </span>
        </div>
      </form>
      <MessageList messages={messages} />
    </>
  );
}
