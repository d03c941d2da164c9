import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { standingMs } from '../../../../contract/rules/contest/contest-clock';
import { accountKey, session } from '../../../auth/session';
import { deviceAccount } from '../../../data/account/account';
import { readRun, readRunProblems } from '../../../data/contest-run/contest-runs';
import { serverClock } from '../../../sync/server/page-client';
import { showToast } from '../../../ui/toast';
import { type ContestRun, createRunScreen, send } from './contest-run-state';
import { knownRun } from './known-run';
import { messages } from './messages';
import { useMarks } from './use-marks';

/** Polling ends the run on time even after the device slept. */
const lookEveryMs = 250;

const noProblems: ContestRun['problems'] = [];

export function useFollowRun(contestSlug: string): ContestRun {
  const { current } = useSnapshot(session);
  const account = accountKey();
  const isIn = current.state === 'signedIn' || (current.state === 'unknown' && account !== deviceAccount);
  const [state] = useState(createRunScreen);
  const { screen } = useSnapshot(state);
  const found = useLiveQuery(
    async () => ({ account, row: (await readRun(account, contestSlug)) ?? null }),
    [account, contestSlug],
  );
  // Ignores data of the previous account.
  const run = found?.account === account ? found.row : undefined;

  useEffect(() => {
    if (current.state !== 'unknown') send(state, { type: isIn ? 'signedIn' : 'signedOut' });
  }, [current.state, isIn, state]);
  useEffect(() => {
    if (run !== undefined && isIn) send(state, { type: 'read', run: knownRun(run, serverClock.now()) });
  }, [run, isIn, state]);

  const [leaving, setLeaving] = useState(() => new AbortController());
  useEffect(() => {
    const made = new AbortController();
    setLeaving(made);
    return () => made.abort();
  }, []);

  const deadlineAtMs = run?.deadlineAtMs ?? null;
  const pausedSince = run?.pausedSince;
  const pauseToldAtMs = run?.pauseToldAtMs;
  const isOn = screen.at === 'code' || screen.at === 'reinstated';
  useEffect(() => {
    if (!isOn || deadlineAtMs === null) return;
    const timer = setInterval(() => {
      if (standingMs(pausedSince, serverClock.now(), pauseToldAtMs) < deadlineAtMs) return;
      clearInterval(timer);
      send(state, { type: 'timeUp' });
      // CRUN-18
      void showToast(messages.contestHasEnded, { id: 'contest-ended' });
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isOn, deadlineAtMs, pausedSince, pauseToldAtMs, state]);

  const problems =
    useLiveQuery(() => readRunProblems(account, contestSlug), [account, contestSlug]) ?? noProblems;
  const marks = useMarks(run, problems);
  return useMemo(
    () => ({ state, leaving, account, contestSlug, run, problems, marks }),
    [state, leaving, account, contestSlug, run, problems, marks],
  );
}
