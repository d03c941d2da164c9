import { useLocation } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { accountKey, session } from '../../../auth/session';
import { readRunProblems } from '../../../data/contest-run/contest-runs';
import { noteMessagesSeen } from '../../../data/copies/contest-messages';
import { messageOfHash } from './message-address';
import { MessageList } from './message-list';
import { messages as texts } from './messages';
import styles from './messages.module.css';
import { useMessages } from './use-messages';

export function ContestMessages({ slug }: { slug: string }) {
  const { messages, unread } = useMessages(slug);
  useSnapshot(session);
  const account = accountKey();
  useEffect(() => {
    if (unread > 0) void noteMessagesSeen(account, slug);
  }, [account, slug, unread]);
  const target = messageOfHash(useLocation({ select: ({ hash }) => hash }));
  const problems = useLiveQuery(() => readRunProblems(account, slug), [account, slug]) ?? [];
  if (messages.length === 0) return null;
  return (
    <section className={styles.onPage} aria-labelledby="contest-messages">
      <h2 id="contest-messages">{texts.title}</h2>
      <MessageList messages={messages} problems={problems} target={target} />
    </section>
  );
}
