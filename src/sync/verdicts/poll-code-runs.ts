/** Polls for the judge's code runs, while the user waits. */

import { runPolling } from '../../../contract/limits';
import { isFinal } from '../../../contract/rules/judging/submission-status';
import type { CodeRunRow } from '../../data/work/code-runs';
import { backoff } from '../drain/backoff';
import { keepWorking } from '../drain/keep-working';
import { WakeSignal } from '../network/wake-signal';
import type { Call } from '../transport/api-client';

export interface CodeRunPollContext {
  call: Call;
  watched(): Promise<CodeRunRow[]>;
  note(
    id: string,
    progress: Pick<CodeRunRow, 'receipt'> & Partial<Pick<CodeRunRow, 'state' | 'refusal'>>,
  ): Promise<void>;
  now(): number;
  sleepUnless(signal: AbortSignal, ms: number): Promise<void>;
  online(): boolean;
}

export interface CodeRunPoller {
  run(): Promise<void>;
  /** Looks for new runs and ends all pauses. */
  poke(): void;
  stop(): void;
}

/** Browsers allow six connections per server. */
const atOnce = 2;
/** Avoids a busy loop when a closing server answers at once. */
const pauseMs = 1000;
const idleMs = 60_000;

export function createCodeRunPoller(context: CodeRunPollContext): CodeRunPoller {
  const { call, now, note } = context;
  const bell = new WakeSignal();
  const pauses = new Map<string, { failures: number; againAt: number }>();
  const askedAt = new Map<string, number>();
  const asking = new Map<string, AbortController>();
  let stopped = false;

  function failed(id: string): void {
    const failures = (pauses.get(id)?.failures ?? 0) + 1;
    pauses.set(id, { failures, againAt: now() + backoff(failures, 0.5) });
  }

  async function ask({ id, account, runID, receipt }: CodeRunRow): Promise<void> {
    const beganAt = now();
    askedAt.set(id, beganAt);
    if (runID === undefined) return failed(id);
    const abort = new AbortController();
    asking.set(id, abort);
    const answer = await call('codeRunState', {
      params: { runID },
      query: { wait: runPolling.waitSecondsMax },
      account,
      retries: 0,
      signal: abort.signal,
    }).finally(() => asking.delete(id));
    if (answer.ok) {
      pauses.set(id, { failures: 0, againAt: beganAt + pauseMs });
      const state = answer.data;
      const next = isFinal(state.status) ? 'judged' : state.status === 'queued' ? 'sent' : 'judging';
      if (next !== receipt) await note(id, { receipt: next, state });
      return;
    }
    // Aborted in favour of another run, not a server failure.
    if (abort.signal.aborted) return;
    const { failure } = answer;
    if (failure.kind === 'http' && failure.status === 404) {
      const { errorCode, error, message } = failure.error;
      await note(id, { receipt: 'refused', refusal: { errorCode, error, message } });
    } else failed(id);
  }

  function forgetOthers(rows: readonly CodeRunRow[]): void {
    const ids = new Set(rows.map(({ id }) => id));
    for (const id of [...askedAt.keys()].filter((one) => !ids.has(one))) {
      askedAt.delete(id);
      pauses.delete(id);
    }
  }

  /** Aborts long polls of forgotten runs, and all of them when a new run waits. */
  async function letGo(): Promise<void> {
    if (asking.size === 0) return;
    const ids = new Set((await context.watched()).map(({ id }) => id));
    const someIsNew = [...ids].some((id) => !askedAt.has(id));
    for (const [id, abort] of asking) if (someIsNew || !ids.has(id)) abort.abort();
  }

  async function step(): Promise<number> {
    if (!context.online()) return idleMs;
    const rows = await context.watched();
    forgetOthers(rows);
    const ready = rows
      .filter(({ id }) => (pauses.get(id)?.againAt ?? 0) <= now())
      .sort((a, b) => (askedAt.get(a.id) ?? 0) - (askedAt.get(b.id) ?? 0));
    if (ready.length > 0) {
      await Promise.all(ready.slice(0, atOnce).map(ask));
      return 0;
    }
    const againAt = Math.min(...rows.map(({ id }) => pauses.get(id)?.againAt ?? Number.POSITIVE_INFINITY));
    return Math.max(5, Math.min(idleMs, againAt - now()));
  }

  const work = {
    bell,
    isStopped: () => stopped,
    sleepUnless: context.sleepUnless,
    complaint: 'A run could not be polled',
  };

  return {
    run: () => keepWorking(work, step),
    poke() {
      pauses.clear();
      bell.ring();
      letGo().catch((error) => console.error('The runs could not be read', error));
    },
    stop() {
      stopped = true;
      for (const abort of asking.values()) abort.abort();
      bell.ring();
    },
  };
}
