import { useEffect, useState } from 'react';
import { debounceMs } from '../../../contract/limits';
import { askProblemID, type IdAnswer } from '../../sync/server/ask-problem-id';
import { messages } from './messages';
import styles from './problem-wizard.module.css';

interface ProblemIdLineProps {
  id: string;
  isFixed: boolean;
  problem: string | undefined;
}

/** PWIZ-11: the id, and, while online, whether it is taken. */
export function ProblemIdLine({ id, isFixed, problem }: ProblemIdLineProps) {
  const [answer, setAnswer] = useState<{ id: string; result: IdAnswer } | null>(null);
  useEffect(() => {
    if (id === '' || isFixed) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void askProblemID(id, leaving.signal).then((result) => {
        if (!leaving.signal.aborted) setAnswer({ id, result });
      });
    }, debounceMs.availability);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [id, isFixed]);
  const known = answer?.id === id && !isFixed ? answer.result : null;
  return (
    <div className={styles.area}>
      <span className={styles.label}>{messages.basic.id}</span>
      <output className={styles.id} aria-label={messages.basic.id}>
        {id}
      </output>
      <p className={problem ? styles.problem : styles.note} aria-live="polite">
        {problem ?? availabilityText(id, known)}
      </p>
    </div>
  );
}

function availabilityText(id: string, answer: IdAnswer | null): string {
  if (id === '') return messages.basic.idHint;
  if (answer?.type === 'free') return messages.basic.idFree;
  if (answer?.type !== 'taken') return '';
  return messages.basic.idTaken(id, answer.instead);
}
