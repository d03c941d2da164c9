import { type ReactNode, useState } from 'react';
import type { Verdict } from '../../../../contract/entities/submission';
import { type Language, languageLabels } from '../../../../contract/limits';
import { timeAgo } from '../../../lib/words';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { TextBlock } from '../../../ui/text/text-block';
import { useNow } from '../../../ui/time/use-now';
import { restoreCode } from '../draft/draft-actions';
import { useSolve } from '../screen-state';
import styles from './history-entry.module.css';
import { messages } from './messages';

interface HistoryEntryProps {
  name: string;
  verdict?: Verdict | undefined;
  language: Language | undefined;
  atMs: number;
  code: string | undefined;
  children?: ReactNode;
}

export function HistoryEntry(props: HistoryEntryProps) {
  const { name, verdict, language, atMs, code, children } = props;
  const solve = useSolve();
  const now = useNow();
  const [open, setOpen] = useState(false);
  return (
    <li className={styles.entry}>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.line}>
          <span className={classNames(styles.name, verdict && (verdict === 'AC' ? styles.good : styles.bad))}>
            {name}
          </span>
          <span>{language && languageLabels[language]}</span>
          <time dateTime={new Date(atMs).toISOString()}>{timeAgo(atMs, now)}</time>
        </summary>
        {open && code !== undefined && language && (
          <div className={styles.body}>
            <TextBlock title={messages.code} text={code} tall />
            <Button small disabled={solve.isReadOnly} onClick={() => restoreCode(solve, code, language)}>
              {messages.restore}
            </Button>
            {children}
          </div>
        )}
      </details>
    </li>
  );
}
