import { Link, useSearch } from '@tanstack/react-router';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import type { Assignment } from '../../../../contract/entities/classes/assignment';
import type { Language } from '../../../../contract/limits';
import { findAssignments } from '../../../data/assignments/find-assignment';
import { momentText } from '../../../lib/words';
import { useFrom } from '../../../parts/use-from';
import { serverClock } from '../../../sync/server/page-client';
import { Notice } from '../../../ui/notice';
import { useNow } from '../../../ui/time/use-now';
import { chooseLanguage, offeredLanguages } from '../draft/draft-actions';
import { useSolve } from '../screen-state';
import styles from './assignment-note.module.css';
import { messages as texts } from './messages';

/** For a problem of an assignment: when it is due, and which languages count. */
export function AssignmentNote() {
  useNow();
  const solve = useSolve();
  const { state, problem, account } = solve;
  const here = useFrom();
  const { from = '' }: { from?: string } = useSearch({ strict: false });
  const found = useLiveQuery(() => findAssignments(account, problem.id), [account, problem.id]);
  const opened = found?.find(({ assignmentID }) => from.includes(assignmentID));
  const allowed = opened?.languages.join() ?? '';
  useEffect(() => {
    const languages = allowed === '' ? null : (allowed.split(',') as Language[]);
    state.allowed = languages;
    const offered = offeredLanguages(solve.problem, languages ?? undefined);
    const [first] = offered;
    if (languages && first && !offered.includes(state.language)) chooseLanguage(solve, first);
    return () => {
      state.allowed = null;
    };
  }, [allowed, state, solve]);
  // From an assignment, only that one.
  const shown = opened ? [opened] : (found ?? []);
  if (shown.length === 0) return null;
  return (
    <div className={styles.notes}>
      {shown.map((one) => (
        <Notice key={one.assignmentID} title={one.title}>
          <p>
            {factsOf(one, serverClock.now())}{' '}
            <Link
              to="/classes/$classID"
              params={{ classID: 'assignment' }}
              search={{ id: one.assignmentID, from: here }}
              state={{ from: here }}
            >
              {texts.open}
            </Link>
          </p>
        </Notice>
      ))}
    </div>
  );
}

function factsOf({ dueAt, lateUntil, languages }: Assignment, nowMs: number): string {
  const moment = (time: string) => momentText(Date.parse(time), nowMs);
  const isPast = (time: string) => Date.parse(time) < nowMs;
  const due =
    dueAt === null
      ? texts.noDue
      : lateUntil !== null && isPast(lateUntil)
        ? texts.closed(moment(lateUntil))
        : isPast(dueAt)
          ? texts.wasDue(moment(dueAt))
          : texts.due(moment(dueAt));
  return languages.length === 0 ? due : `${due} ${texts.counts(languages)}`;
}
