import { Megaphone, UserRound } from 'lucide-react';
import type { ContestMessage } from '../../../../contract/entities/contest/contest-message';
import { momentText } from '../../../lib/words';
import { useNow } from '../../../ui/time/use-now';
import { messages as texts } from './messages';
import styles from './messages.module.css';

export function MessageList({ messages }: { messages: readonly ContestMessage[] }) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {messages.map(({ id, kind, text, question, at }) => (
        <li key={id}>
          {kind === 'announcement' ? (
            <Megaphone aria-label={texts.toEveryone} />
          ) : (
            <UserRound aria-label={texts.toYou} />
          )}
          <div>
            {question !== undefined && <p className={styles.question}>{question}</p>}
            <p className={styles.text}>{text}</p>
            <time dateTime={at}>{momentText(Date.parse(at), now)}</time>
          </div>
        </li>
      ))}
    </ul>
  );
}
