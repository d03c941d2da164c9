import { useEffect } from 'react';
import { noteMessagesSeen } from '../../../data/copies/contest-messages';
import { MessageList } from './message-list';
import { messages as texts } from './messages';
import styles from './messages.module.css';
import { useMessages } from './use-messages';

export function ContestMessages({ slug }: { slug: string }) {
  const { messages, unread } = useMessages(slug);
  useEffect(() => {
    if (unread > 0) void noteMessagesSeen(slug);
  }, [slug, unread]);
  if (messages.length === 0) return null;
  return (
    <section className={styles.onPage} aria-labelledby="contest-messages">
      <h2 id="contest-messages">{texts.title}</h2>
      <MessageList messages={messages} />
    </section>
  );
}
