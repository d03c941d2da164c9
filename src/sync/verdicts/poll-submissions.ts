/** Polls submissions, a few at a time, until each has a final state (D-7). */
import type { SubmissionState } from '../../../contract/entities/submission';
import { runPolling } from '../../../contract/limits';
import type { SubmissionRow } from '../../data/work/submissions';
import { keepWorking } from '../drain/keep-working';
import { WakeSignal } from '../network/wake-signal';
import type { Failure } from '../server/failure';
import type { Call } from '../transport/api-client';
import { beginPoll, type Poll, pauseMs, shownStatus, transition } from './poll-machine';

export interface PollContext {
  call: Call;
  watchedIds(): Promise<string[]>;
  read(ids: string[]): Promise<SubmissionRow[]>;
  note(
    id: string,
    progress: Pick<SubmissionRow, 'status' | 'receipt'> &
      Partial<Pick<SubmissionRow, 'state' | 'judgedAt' | 'refusal'>>,
  ): Promise<void>;
  now(): number;
  sleepUnless(signal: AbortSignal, ms: number): Promise<void>;
  online(): boolean;
}

export interface Poller {
  run(): Promise<void>;
  look(): void;
  /** Looks for new submissions, and asks again for slow ones. */
  poke(): void;
  stop(): void;
}

interface Watch {
  row: SubmissionRow;
  submissionID: string;
  poll: Poll;
  dueAt: number;
  busy: boolean;
}

/** Browsers allow six connections per server; the rest of the app needs some. */
const workers = 3;
const idleMs = 60_000;

function receiptOf(poll: Poll): SubmissionRow['receipt'] {
  if (poll.phase === 'ended') return 'judged';
  return poll.status === 'queued' ? 'sent' : 'judging';
}

/** State in the contest. A submission refused by the organiser is never judged. */
const standingOf = ({ state, contest }: SubmissionRow) => (state?.contest ?? contest)?.state;

/** RUN-13. Any other 404 may come from a proxy. */
function goneError(failure: Failure): SubmissionRow['refusal'] {
  if (failure.kind !== 'http' || failure.error.errorCode !== 'SUBMISSION_NOT_FOUND') return undefined;
  const { errorCode, error, message } = failure.error;
  return { errorCode, error, message };
}

export function createPoller(context: PollContext): Poller {
  const { call, now } = context;
  const bell = new WakeSignal();
  const watches = new Map<string, Watch>();
  let stopped = false;

  /** Adds new submissions; drops finished ones and those of another account. */
  async function scan(): Promise<void> {
    const wanted = new Set(await context.watchedIds());
    for (const id of watches.keys()) if (!wanted.has(id)) watches.delete(id);
    const fresh = [...wanted].filter((id) => !watches.has(id));
    for (const row of await context.read(fresh)) {
      const { id, submissionID } = row;
      if (submissionID === undefined || standingOf(row) === 'refused') continue;
      watches.set(id, {
        row,
        submissionID,
        poll: beginPoll(row.status, row.state?.status),
        dueAt: now(),
        busy: false,
      });
    }
    bell.ring();
  }

  async function note(watch: Watch, state: SubmissionState | undefined): Promise<void> {
    const status = shownStatus(watch.poll);
    const receipt = receiptOf(watch.poll);
    const ended = watch.poll.phase === 'ended';
    const advanced = state?.progress?.testcaseIndex !== watch.row.state?.progress?.testcaseIndex;
    const decided = state?.contest !== undefined && state.contest.state !== standingOf(watch.row);
    const same = status === watch.row.status && receipt === watch.row.receipt;
    if (!ended && !advanced && !decided && same) return;
    watch.row = { ...watch.row, status, receipt, ...(state && { state }) };
    await context.note(watch.row.id, {
      status,
      receipt,
      ...(state && { state }),
      ...(ended && { judgedAt: now() }),
    });
  }

  /** Long polling, unless more submissions are due than workers are free. */
  function waitSeconds(): number {
    const due = [...watches.values()].filter((watch) => watch.dueAt <= now()).length;
    return due > workers ? 1 : runPolling.waitSecondsMax;
  }

  async function ask(watch: Watch): Promise<void> {
    const askedAt = now();
    const answer = await call('codeStatus', {
      params: { submissionID: watch.submissionID },
      // RUN-9: only the five attempts use long polling; looks while watching do not.
      query: { wait: watch.poll.phase === 'asking' ? waitSeconds() : 0 },
      retries: 0,
    });
    const gone = answer.ok ? undefined : goneError(answer.failure);
    if (gone) {
      watches.delete(watch.row.id);
      await context.note(watch.row.id, { status: 'error_unknown', receipt: 'refused', refusal: gone });
      return;
    }
    const state = answer.ok ? answer.data : undefined;
    watch.poll = transition(
      watch.poll,
      state
        ? { type: 'answered', status: state.status, testcaseIndex: state.progress?.testcaseIndex }
        : { type: 'failed' },
    );
    watch.dueAt = askedAt + pauseMs(watch.poll);
    await note(watch, state);
    if (watch.poll.phase === 'ended' || standingOf(watch.row) === 'refused') watches.delete(watch.row.id);
  }

  const next = (): Watch | undefined =>
    [...watches.values()]
      .filter((watch) => !watch.busy)
      .reduce<Watch | undefined>((a, b) => (a && a.dueAt <= b.dueAt ? a : b), undefined);

  async function step(): Promise<number> {
    const watch = next();
    if (!watch || !context.online()) return idleMs;
    if (watch.dueAt > now()) return Math.min(idleMs, watch.dueAt - now());
    watch.busy = true;
    try {
      await ask(watch);
    } finally {
      watch.busy = false;
    }
    return 0;
  }

  const work = {
    bell,
    isStopped: () => stopped,
    sleepUnless: context.sleepUnless,
    complaint: 'The state of a submission could not be stored',
  };

  let scanning: Promise<void> | undefined;
  let scanAgain = false;
  function rescan(): void {
    scanAgain = scanning !== undefined;
    scanning ??= scan()
      .catch((error) => console.error('The submissions could not be read', error))
      .finally(() => {
        scanning = undefined;
        if (scanAgain) rescan();
      });
  }

  return {
    async run() {
      rescan();
      await Promise.all(Array.from({ length: workers }, () => keepWorking(work, step)));
    },
    look: rescan,
    poke() {
      for (const watch of watches.values()) {
        if (watch.poll.phase !== 'watching') continue;
        watch.poll = transition(watch.poll, { type: 'resumed' });
        watch.dueAt = now();
      }
      rescan();
    },
    stop() {
      stopped = true;
      bell.ring();
    },
  };
}
