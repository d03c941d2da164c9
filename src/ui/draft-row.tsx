import type { ReactNode } from 'react';
import { Button } from './button';
import styles from './draft-row.module.css';
import { TwoStepButton } from './two-step-button';

interface DraftRowProps {
  name: string;
  note: ReactNode;
  /** What became of it once it was handed in. */
  fate: string | undefined;
  /** `waiting`: on its way, and nothing can be changed. */
  state: 'open' | 'waiting' | 'refused';
  /** The link to go on with it. */
  resume: ReactNode;
  onCallBack(): void;
  onDiscard(): void;
}

/** Something that was begun on this device and is not sent yet, in a list of such: to go on with, to call back, or to discard. */
export function DraftRow({ name, note, fate, state, resume, onCallBack, onDiscard }: DraftRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <strong>{name}</strong>
        <span className={styles.note}>{note}</span>
        {fate && <span className={state === 'refused' ? styles.alert : styles.note}>{fate}</span>}
      </div>
      <span className={styles.ways}>
        {state === 'waiting' ? (
          <Button small onClick={onCallBack}>
            Don’t send it yet
          </Button>
        ) : (
          <>
            {resume}
            <TwoStepButton question="Discard for good?" onConfirm={onDiscard}>
              Discard
            </TwoStepButton>
          </>
        )}
      </span>
    </li>
  );
}
