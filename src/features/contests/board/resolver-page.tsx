import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContestReplay } from '../../../../contract/entities/contest/contest-results';
import { beginResolver, type ResolverState, resolveStep } from '../../../../contract/rules/contest/replay';
import { letterOf } from '../../../lib/problems/problem-letter';
import { Button } from '../../../ui/button';
import { usePageName } from '../../../ui/page-name';
import { SkeletonLines } from '../../../ui/skeleton';
import { messages } from './messages';
import { ReplayTable } from './replay-table';
import styles from './screen.module.css';
import { useReplay } from './use-replay';

const texts = messages.resolver;

/** Reveals the results of the freeze on a big screen, from the last row to the first. Only for the organiser. */
export function ResolverPage({ slug }: { slug: string }) {
  const { replay, failure, isChecked, again } = useReplay(slug, false);
  usePageName(replay?.contestName);
  const problem = replay && isChecked ? problemOf(replay) : failure;
  const isOld = replay !== null && failure !== null;
  return (
    <div className={styles.screen}>
      <h1>{replay ? texts.titleOf(replay.contestName) : texts.title}</h1>
      {isOld && <p>{messages.screenOld}</p>}
      {problem !== null ? (
        <div role="alert" className={styles.problem}>
          <p>{problem}</p>
          <Button onClick={again}>{messages.tryAgain}</Button>
        </div>
      ) : replay && isChecked ? (
        <Resolver replay={replay} />
      ) : (
        <SkeletonLines count={12} />
      )}
    </div>
  );
}

function problemOf({ isOrganiser, isOver, people }: ContestReplay): string | null {
  if (!isOrganiser) return texts.onlyOrganiser;
  if (!isOver) return texts.notOver;
  return people.length === 0 ? messages.emptyTitle : null;
}

/** Keeps the replay of the beginning, so that a fetch does not start the ceremony again. */
function Resolver({ replay: current }: { replay: ContestReplay }) {
  const [replay] = useState(current);
  const [states, setStates] = useState<readonly ResolverState[]>(() => [beginResolver(replay)]);
  const state = states.at(-1) as ResolverState;
  const forward = useCallback(
    () => setStates((known) => [...known, resolveStep(replay, known.at(-1) as ResolverState)]),
    [replay],
  );
  const back = useCallback(() => setStates((known) => (known.length > 1 ? known.slice(0, -1) : known)), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A focused button handles these keys itself.
      if (
        event.target instanceof HTMLButtonElement &&
        event.key !== 'ArrowRight' &&
        event.key !== 'ArrowLeft'
      )
        return;
      if (event.key === ' ' || event.key === 'Enter' || event.key === 'ArrowRight') forward();
      else if (event.key === 'ArrowLeft') back();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [forward, back]);
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    table.current?.querySelector(`[data-row="${state.place}"]`)?.scrollIntoView({ block: 'center' });
  }, [state]);
  const row = state.rows[state.place];
  const name = (row && replay.people[row.person]?.displayName) ?? '';
  return (
    <>
      <div className={styles.controls}>
        <Button disabled={states.length === 1} onClick={back}>
          {texts.back}
        </Button>
        <Button look="primary" disabled={state.isDone} onClick={forward}>
          {state.next ? texts.reveal(letterOf(state.next.problem)) : texts.next}
        </Button>
        <p role="status">
          {state.isDone
            ? texts.done
            : state.next
              ? texts.pending(name, letterOf(state.next.problem))
              : texts.final(name, row?.rank ?? 0)}
        </p>
      </div>
      <div ref={table}>
        <ReplayTable
          replay={replay}
          rows={state.rows}
          focus={state.place}
          nextProblem={state.next?.problem}
        />
      </div>
    </>
  );
}
