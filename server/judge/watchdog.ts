/**
 * Ends judgements whose promise never settles; runs and helpers have their own limits.
 *
 * Theory of operation. A run is overdue after its limit plus the helper's timeout. Between runs the next
 * step must begin within `idleMsMax`. Waiting at the quiet gate is unlimited: everything inside has a
 * watchdog, so the turn comes.
 */
export interface Watchdog {
  /** The reason is a `Stalled`. */
  readonly alarm: AbortSignal;
  /** Rejects with the alarm's reason if the alarm comes first. */
  during<R>(msMax: number, task: Promise<R>): Promise<R>;
  /** Stops the timer until the returned function is called; that is idempotent. */
  pause(): () => void;
  end(): void;
}

/** Another worker must judge it. */
export class Stalled extends Error {}

export function startWatchdog(idleMsMax: number): Watchdog {
  const controller = new AbortController();
  const { signal: alarm } = controller;
  const dueAt = new Set<{ ms: number }>();
  let pauses = 0;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

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
