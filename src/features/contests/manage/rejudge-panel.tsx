import { useState } from 'react';
import type { ManagedContestRow } from '../../../data/copies/managed-contests';
import { Button } from '../../../ui/button';
import styles from './manage.module.css';
import { NewVersion } from './new-version';
import { RejudgePreview } from './rejudge-preview';

interface PanelProps {
  contest: ManagedContestRow;
  offline: boolean;
}

/** D-35: the organiser sees every change of score before it applies. */
export function RejudgePanel({ contest, offline }: PanelProps) {
  const { problems = [], contestSlug } = contest;
  const [begun, setBegun] = useState<readonly string[]>([]);
  return (
    <>
      <p className={styles.quiet}>
        A contest keeps the version of a problem that it was created with. If the tests, the statement or the
        answer key of a problem was fixed, use the new version here. Then rejudge what was submitted before.
        No points change until you apply it.
      </p>
      <ul className={styles.list}>
        {problems.map(({ id, title, version, newVersion, canRejudge, rejudgeID }) => (
          <li key={id} className={styles.entry}>
            <div className={styles.who}>
              <strong>{title}</strong>
              <span>{id}</span>
            </div>
            {version !== undefined && typeof newVersion === 'number' && (
              <NewVersion {...{ contestSlug, problemID: id, version, newVersion, offline }} />
            )}
            {canRejudge && rejudgeID === null && !begun.includes(id) && (
              <div className={styles.buttons}>
                <Button small disabled={offline} onClick={() => setBegun([...begun, id])}>
                  Rejudge…
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
