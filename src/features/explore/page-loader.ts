/** Loads each page once, one at a time, and none after an error. */
import type { ProblemPageResult } from '../../sync/pull/pull-problems';

export interface LoaderState {
  pulling: boolean;
  last: ProblemPageResult | null;
  ended: boolean;
}

export interface PageLoader {
  /** The page after the row with this cursor; the first page without one. */
  load(after?: string): void;
  stop(): void;
}

export function createPageLoader(
  pull: (after: string | undefined) => Promise<ProblemPageResult>,
  onState: (state: LoaderState) => void,
): PageLoader {
  const requested = new Set<string | undefined>();
  const waiting: (string | undefined)[] = [];
  let state: LoaderState = { pulling: false, last: null, ended: false };
  let stopped = false;

  function update(change: Partial<LoaderState>): void {
    state = { ...state, ...change };
    if (!stopped) onState(state);
  }

  async function loadWaiting(): Promise<void> {
    update({ pulling: true });
    while (waiting.length > 0 && !stopped && state.last?.ok !== false) {
      const last = await pull(waiting.shift());
      update({ last, ended: state.ended || (last.ok && last.end === true) });
    }
    update({ pulling: false });
  }

  return {
    load(after) {
      if (stopped || requested.has(after) || state.last?.ok === false) return;
      requested.add(after);
      waiting.push(after);
      if (!state.pulling) void loadWaiting();
    },
    stop() {
      stopped = true;
    },
  };
}
