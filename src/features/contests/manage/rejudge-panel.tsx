import { useState } from 'react';
import type { ManagedContestRow } from '../../../data/copies/managed-contests';
import { RejudgePreview } from '../../../parts/rejudge/rejudge-preview';
import { rejudgeInContest } from '../../../sync/contest-run/manage-contest';
import { Button } from '../../../ui/button';
import { NameLines } from '../../../ui/people/name-lines';
import { useMay } from '../organiser/role';
import styles from './manage.module.css';
import { messages } from './messages';
import { NewVersion } from './new-version';

const texts = messages.rejudging;

interface PanelProps {
  contest: ManagedContestRow;
  offline: boolean;
}

/** D-35: the organiser sees every change of score before it applies. */
export function RejudgePanel({ contest, offline }: PanelProps) {
  const { problems = [], contestSlug } = contest;
  const mayTake = useMay('all');
  const [opened, setOpened] = useState<readonly string[]>([]);
  return (
    <>
      <p className={styles.quiet}>{texts.intro}</p>
      <ul className={styles.list}>
        {problems.map(({ id, title, version, newVersion, canRejudge, rejudgeID }) => (
          <li key={id} className={styles.entry}>
            <NameLines>
              <strong>{title}</strong>
              <span>{id}</span>
            </NameLines>
            {mayTake && version !== undefined && typeof newVersion === 'number' && (
              <NewVersion {...{ contestSlug, problemID: id, version, newVersion, offline }} />
            )}
            {canRejudge && rejudgeID === null && !opened.includes(id) && (
              <div className={styles.buttons}>
                <Button small disabled={offline} onClick={() => setOpened([...opened, id])}>
                  {texts.rejudge}
                </Button>
                {offline && <span className={styles.quiet}>{messages.needsNetwork}</span>}
              </div>
            )}
            {canRejudge && (rejudgeID !== null || opened.includes(id)) && (
              <RejudgePreview
                ask={(request) => rejudgeInContest({ contestSlug, problemID: id, ...request })}
                openID={rejudgeID}
                offline={offline}
                onDone={() => setOpened((ids) => ids.filter((one) => one !== id))}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
