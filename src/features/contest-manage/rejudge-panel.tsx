import { useState } from 'react';
import type { ManagedContestRow } from '../../data/managed-contests';
import { Button } from '../../ui/button';
import styles from './manage.module.css';
import { RejudgePreview } from './rejudge-preview';

interface PanelProps {
  contest: ManagedContestRow;
  offline: boolean;
}

/** D-35: what was handed in for a problem is judged again; who would gain or lose by it is shown before anything changes. */
export function RejudgePanel({ contest, offline }: PanelProps) {
  const { problems = [], contestSlug } = contest;
  const [begun, setBegun] = useState<readonly string[]>([]);
  return (
    <>
      <p className={styles.quiet}>
        After a problem’s tests were mended, everything handed in for it here can be judged again. Nothing
        changes until you apply it.
      </p>
      <ul className={styles.list}>
        {problems.map(({ id, title, canRejudge, rejudgeID }) => (
          <li key={id} className={styles.entry}>
            <div className={styles.who}>
              <strong>{title}</strong>
              <span>{id}</span>
            </div>
            {!canRejudge && (
              <p className={styles.quiet}>
                Not judged by tests of yours: a question, or somebody else’s problem.
              </p>
            )}
            {canRejudge && rejudgeID === null && !begun.includes(id) && (
              <div className={styles.buttons}>
                <Button small disabled={offline} onClick={() => setBegun([...begun, id])}>
                  Judge again…
                </Button>
                {offline && <span className={styles.quiet}>Needs a network</span>}
              </div>
            )}
            {canRejudge && (rejudgeID !== null || begun.includes(id)) && (
              <RejudgePreview
                contestSlug={contestSlug}
                problemID={id}
                openID={rejudgeID}
                offline={offline}
                onDone={() => setBegun((ids) => ids.filter((one) => one !== id))}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
