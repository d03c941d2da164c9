import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { noteMessagesSeen } from '../../data/contest-messages';
import { counted } from '../../lib/words';
import { Dialog } from '../../ui/dialog';
import { MessageList } from './message-list';
import styles from './messages.module.css';
import { useMessages } from './use-messages';

/** In the bar of a run: what the organiser says, with how much of it was not read yet. */
export function RunMessages({ slug }: { slug: string }) {
  const { messages, unread } = useMessages(slug);
  const [isOpen, setOpen] = useState(false);
  if (messages.length === 0) return null;
  const open = () => {
    setOpen(true);
    void noteMessagesSeen(slug);
  };
  const close = () => {
    setOpen(false);
    void noteMessagesSeen(slug);
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={unread > 0 ? `Messages: ${counted(unread, 'new one')}` : 'Messages'}
        data-tip="Messages of the organiser"
        onClick={open}
      >
        <MessageSquare aria-hidden />
        {unread > 0 && <span className={styles.badge}>{unread}</span>}
      </button>
      {/* Read out as they come, without taking the focus from the code. */}
      <span className="visually-hidden" role="status">
        {unread > 0 ? `${counted(unread, 'new message')} of the organiser` : ''}
      </span>
      {isOpen && (
        <Dialog title="Messages" onClose={close}>
          <MessageList messages={messages} />
        </Dialog>
      )}
    </>
  );
}
