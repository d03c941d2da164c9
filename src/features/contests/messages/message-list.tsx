import { Megaphone, UserRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ContestMessage } from '../../../../contract/entities/contest/contest-message';
import { notice } from '../../../lib/translation';
import { momentText } from '../../../lib/words';
import { useNow } from '../../../ui/time/use-now';
import { messageHash } from './message-address';
import { messages as texts } from './messages';
import styles from './messages.module.css';
import { problemTopic, type TopicProblem } from './topic';

interface MessageListProps {
  messages: readonly ContestMessage[];
  problems?: readonly TopicProblem[];
  /** The message that a link opened: scrolled into view and marked. */
  target?: string | undefined;
}

export function MessageList({ messages, problems = [], target }: MessageListProps) {
  const now = useNow();
  const marked = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a link opens another one
  useEffect(() => {
    marked.current?.scrollIntoView?.({ block: 'nearest' });
  }, [target]);
  return (
    <ul className={styles.list}>
      {messages.map(({ id, kind, text, question, problemID, at }) => (
        <li
          key={id}
          id={messageHash(id)}
          ref={id === target ? marked : undefined}
          aria-current={id === target ? true : undefined}
        >
          {kind === 'announcement' ? (
            <Megaphone aria-label={texts.toEveryone} />
          ) : (
            <UserRound aria-label={texts.toYou} />
          )}
          <div>
            {problemID !== undefined && <p className={styles.about}>{problemTopic(problems, problemID)}</p>}
            {question !== undefined && <p className={styles.question}>{question}</p>}
            <p className={styles.text}>{question === undefined ? notice(text) : text}</p>
            <time dateTime={at}>{momentText(Date.parse(at), now)}</time>
          </div>
        </li>
      ))}
    </ul>
  );
}
