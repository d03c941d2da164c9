/** Only the page's state; the run itself is in the local database. */
import { createContext, useContext } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { finishRun } from '../../../data/contest-run/contest-run-events';
import type { ContestRunRow } from '../../../data/contest-run/contest-runs';
import { failureText } from '../../../lib/failure-text';
import { momentNow } from '../../../sync/clock/run-moment';
import { enterFullscreen, hasFullscreen, leaveFullscreen } from '../proctor/fullscreen';
import { initialRunState, type RunEvent, type RunState, transition } from './run-machine';
import type { Mark } from './run-marks';

interface ScreenState {
  /** Kept as the same object, not a valtio snapshot. */
  screen: ReturnType<typeof ref<RunState>>;
  /** RUN-7: a program is running, so the page shows no other problem. */
  isLocked: boolean;
  dialog: 'finish' | 'warnings' | null;
}

export interface ContestRun {
  readonly state: ScreenState;
  /** Aborts when the user leaves the page. */
  readonly leaving: AbortController;
  readonly account: string;
  readonly contestSlug: string;
  /** null: this device has none. */
  readonly run: ContestRunRow | null | undefined;
  readonly problems: readonly (ProblemDetail & { fetchedAt: number })[];
  readonly marks: readonly Mark[] | undefined;
}

export function createRunScreen(): ScreenState {
  return proxy<ScreenState>({ screen: ref<RunState>(initialRunState), isLocked: false, dialog: null });
}

export const ContestRunContext = createContext<ContestRun | null>(null);

export function useContestRun(): ContestRun {
  const contestRun = useContext(ContestRunContext);
  if (!contestRun) throw new Error('Not within the page of a contest run');
  return contestRun;
}

export function useRunRow(): ContestRunRow {
  const { run } = useContestRun();
  if (!run) throw new Error('There is no run');
  return run;
}

export function useIsStarting(): boolean {
  const { screen } = useSnapshot(useContestRun().state);
  return screen.at === 'instructions' && screen.isStarting;
}

export function send(state: ScreenState, event: RunEvent): void {
  state.screen = ref(transition(state.screen, event));
}

/** Call in a press handler. With `code`, starts from the pack without the server. */
export async function start(contestRun: ContestRun, isProctored: boolean, code?: string): Promise<void> {
  // Before any await: the browser allows it only in response to the press.
  if (isProctored) await enterFullscreen();
  if (!(await begin(contestRun, code))) await leaveFullscreen();
}

async function begin(
  { state, account, contestSlug, leaving }: ContestRun,
  code: string | undefined,
): Promise<boolean> {
  send(state, { type: 'startAsked' });
  try {
    const { beginByCode, beginInTurn } = await import('../../../sync/contest-run/begin-run');
    const onWait = (ms: number) => send(state, { type: 'startWaits', seconds: Math.ceil(ms / 1000) });
    const outcome =
      code === undefined
        ? await beginInTurn(account, contestSlug, onWait, leaving.signal, {
            watch: hasFullscreen() ? 'fullscreen' : 'focus',
            takeOver: true,
          })
        : await beginByCode(account, contestSlug, code);
    if (outcome.type === 'failed') send(state, { type: 'startFailed', message: outcome.message });
    else send(state, outcome);
    return outcome.type === 'started';
  } catch (error) {
    send(state, { type: 'startFailed', message: failureText(error) });
    return false;
  }
}

/** CRUN-8 */
export async function finish({ account, contestSlug }: ContestRun): Promise<void> {
  await finishRun({ account, contestSlug }, momentNow());
  await leaveFullscreen();
}
