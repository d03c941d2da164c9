import { useId, useState } from 'react';
import { boardAt } from '../../../../contract/rules/contest/replay';
import { formatElapsed } from '../../../lib/format-elapsed';
import { Button } from '../../../ui/button';
import { Slider } from '../../../ui/form/slider';
import { SkeletonLines } from '../../../ui/skeleton';
import styles from './leaderboard.module.css';
import { messages } from './messages';
import { ReplayTable } from './replay-table';
import { useReplay } from './use-replay';

const stepMs = 60_000;

/** The leaderboard of a past moment, chosen by contest time. */
export function PastBoard({ slug, onClose }: { slug: string; onClose(): void }) {
  const { replay, failure, again } = useReplay(slug, false);
  const [chosenMs, setChosen] = useState<number | null>(null);
  const id = useId();
  if (!replay) {
    return failure === null ? (
      <SkeletonLines count={8} />
    ) : (
      <p role="alert" className={styles.past}>
        {messages.pastFailed(failure)} <Button onClick={again}>{messages.tryAgain}</Button>
      </p>
    );
  }
  const lastMs = Math.max(stepMs, Math.ceil(replay.nowMs / stepMs) * stepMs);
  const atMs = chosenMs ?? lastMs;
  return (
    <>
      <div className={styles.past}>
        <label htmlFor={id}>{messages.pastTime}</label>
        <Slider
          id={id}
          min={0}
          max={lastMs}
          step={stepMs}
          value={atMs}
          aria-valuetext={formatElapsed(atMs)}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
        <output htmlFor={id}>{formatElapsed(atMs)}</output>
        <Button small onClick={onClose}>
          {messages.pastClose}
        </Button>
      </div>
      <ReplayTable replay={replay} rows={boardAt(replay, atMs)} />
    </>
  );
}
