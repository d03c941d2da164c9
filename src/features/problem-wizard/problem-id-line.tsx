import { useEffect, useState } from 'react';
import { debounceMs } from '../../../contract/limits';
import { askProblemID, type IdAnswer } from '../../sync/server/ask-problem-id';
import styles from './problem-wizard.module.css';

interface ProblemIdLineProps {
  id: string;
  isFixed: boolean;
  problem: string | undefined;
}

/** PWIZ-11: the id, and, while online, whether it is taken. */
export function ProblemIdLine({ id, isFixed, problem }: ProblemIdLineProps) {
  const [answer, setAnswer] = useState<{ id: string; said: IdAnswer } | null>(null);
  useEffect(() => {
    if (id === '' || isFixed) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void askProblemID(id, leaving.signal).then((said) => {
        if (!leaving.signal.aborted) setAnswer({ id, said });
      });
    }, debounceMs.availability);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [id, isFixed]);
  const said = answer?.id === id && !isFixed ? answer.said : null;
  return (
    <div className={styles.area}>
      <span className={styles.label}>Problem ID</span>
      <output className={styles.id} aria-label="Problem ID">
        {id}
      </output>
      <p className={problem ? styles.problem : styles.note} aria-live="polite">
        {problem ?? wordsOf(id, said)}
      </p>
    </div>
  );
}

function wordsOf(id: string, said: IdAnswer | null): string {
  if (id === '') return 'The title gives it.';
  if (said?.type === 'free') return 'It is free.';
  if (said?.type !== 'taken') return '';
  return `Another problem is called ${id}: this one becomes ${said.instead}, or has another title.`;
}
