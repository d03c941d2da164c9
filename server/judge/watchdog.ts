/**
 * Sees to it that a judgement ends. Every run has a limit by the clock, and the sandbox has one for the helper that should report it;
 * this is for what neither of them sees: a promise that nobody settles any more.
 *
 * Theory of operation. A run is due when its limit and the helper's patience are over. Between runs something must begin within
 * `idleMsMax`. Waiting for a turn at the quiet gate has no limit of its own: whoever is inside has a watchdog too and leaves with
 * its alarm, so the turn comes.
 */
export interface Watchdog {
  /** Raised when something is overdue; the reason is a `Stalled`. */
  readonly alarm: AbortSignal;
  /** The task's outcome; a rejection with the alarm's reason should that be raised before, by this or by anything else. */
  during<R>(msMax: number, task: Promise<R>): Promise<R>;
  /** Nothing is expected until the returned function is called; a second call of it changes nothing. */
  pause(): () => void;
  /** No more is expected. */
  end(): void;
}

/** A fault of ours: the judgement is to be made by somebody else. */
export class Stalled extends Error {}

export function startWatchdog(idleMsMax: number): Watchdog {
  const controller = new AbortController();
  const { signal: alarm } = controller;
  const dueAt = new Set<{ ms: number }>();
  let pauses = 0;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  /** Called whenever something begins or ends. */
  function expectNext(): void {
    clearTimeout(timer);
    if (ended || pauses > 0) return;
    const now = performance.now();
    const dues = [...dueAt].map(({ ms }) => ms);
    const due = dues.length > 0 ? Math.max(...dues) : now + idleMsMax;
    timer = setTimeout(() => {
      const seconds = Math.round((performance.now() - now) / 1000);
      controller.abort(new Stalled(`Nothing has happened in this judgement for ${seconds} s.`));
    }, due - now).unref();
  }

  expectNext();
  return {
    alarm,
    async during(msMax, task) {
      const entry = { ms: performance.now() + msMax };
      dueAt.add(entry);
      expectNext();
      let giveUp = () => {};
      const given = new Promise<never>((_, reject) => {
        giveUp = () => reject(alarm.reason);
        alarm.addEventListener('abort', giveUp, { once: true });
        if (alarm.aborted) giveUp();
      });
      try {
        return await Promise.race([task, given]);
      } finally {
        alarm.removeEventListener('abort', giveUp);
        dueAt.delete(entry);
        expectNext();
      }
    },
    pause() {
      let paused = true;
      pauses += 1;
      expectNext();
      return () => {
        if (!paused) return;
        paused = false;
        pauses -= 1;
        expectNext();
      };
    },
    end() {
      ended = true;
      clearTimeout(timer);
    },
  };
}
