import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useReducer, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { standingMs } from '../../../../contract/rules/contest/contest-clock';
import { accountKey, session } from '../../../auth/session';
import { deviceAccount } from '../../../data/account/account';
import { type ContestRunRow, readRun } from '../../../data/contest-run/contest-runs';
import { serverClock } from '../../../sync/server/page-client';
import { showToast } from '../../../ui/toast';
import { knownRun } from './known-run';
import { initialRunState, type RunState, transition } from './run-machine';

/** How often the clock is looked at: the run ends within this of its end, also where the device had slept. */
const lookEveryMs = 250;

export interface ContestRun {
  state: RunState;
  account: string;
  /** null: this device has none. */
  run: ContestRunRow | null | undefined;
  /** With the typed code: without the server. */
  start(code?: string): Promise<boolean>;
}

/** Joins the machine to the session, to the local database and to the server's clock. */
export function useContestRun(contestSlug: string): ContestRun {
  const { current } = useSnapshot(session);
  const account = accountKey();
  const isIn = current.state === 'signedIn' || (current.state === 'unknown' && account !== deviceAccount);
  const [state, dispatch] = useReducer(transition, initialRunState);
  const found = useLiveQuery(
    async () => ({ account, row: (await readRun(account, contestSlug)) ?? null }),
    [account, contestSlug],
  );
  // What was read for whoever was here before says nothing.
  const run = found?.account === account ? found.row : undefined;

  useEffect(() => {
    if (current.state !== 'unknown') dispatch({ type: isIn ? 'signedIn' : 'signedOut' });
  }, [current.state, isIn]);
  useEffect(() => {
    if (run !== undefined && isIn) dispatch({ type: 'read', run: knownRun(run, serverClock.now()) });
  }, [run, isIn]);

  const here = useRef(new AbortController());
  useEffect(() => {
    here.current = new AbortController();
    return () => here.current.abort();
  }, []);

  const deadlineAtMs = run?.deadlineAtMs ?? null;
  const pausedSince = run?.pausedSince;
  const pauseToldAtMs = run?.pauseToldAtMs;
  const isOn = state.at === 'code' || state.at === 'reinstated';
  useEffect(() => {
    if (!isOn || deadlineAtMs === null) return;
    const timer = setInterval(() => {
      if (standingMs(pausedSince, serverClock.now(), pauseToldAtMs) < deadlineAtMs) return;
      clearInterval(timer);
      dispatch({ type: 'timeUp' });
      // CRUN-18
      void showToast('Contest has ended.', { id: 'contest-ended' });
    }, lookEveryMs);
    return () => clearInterval(timer);
  }, [isOn, deadlineAtMs, pausedSince, pauseToldAtMs]);

  return {
    state,
    account,
    run,
    async start(code) {
      dispatch({ type: 'startAsked' });
      try {
        const { beginByCode, beginInTurn } = await import('../../../sync/contest-run/begin-run');
        const onWait = (ms: number) => dispatch({ type: 'startWaits', seconds: Math.ceil(ms / 1000) });
        const outcome =
          code === undefined
            ? await beginInTurn(account, contestSlug, onWait, here.current.signal)
            : await beginByCode(account, contestSlug, code);
        if (outcome.type === 'failed') dispatch({ type: 'startFailed', message: outcome.message });
        else dispatch(outcome);
        return outcome.type === 'started';
      } catch (error) {
        dispatch({ type: 'startFailed', message: error instanceof Error ? error.message : '' });
        return false;
      }
    },
  };
}
