/** Each page once, one at a time, none after an error. */
import type { ProblemPageResult } from '../../sync/pull/pull-problems';

export interface AskerState {
  pulling: boolean;
  last: ProblemPageResult | null;
  ended: boolean;
}

export interface PageAsker {
  /** The page after the row with this cursor; the first page without one. */
  ask(after?: string): void;
  stop(): void;
}

export function createPageAsker(
  pull: (after: string | undefined) => Promise<ProblemPageResult>,
  onState: (state: AskerState) => void,
): PageAsker {
  const asked = new Set<string | undefined>();
  const waiting: (string | undefined)[] = [];
  let state: AskerState = { pulling: false, last: null, ended: false };
  let stopped = false;

  function tell(change: Partial<AskerState>): void {
    state = { ...state, ...change };
    if (!stopped) onState(state);
  }

  async function work(): Promise<void> {
    tell({ pulling: true });
    while (waiting.length > 0 && !stopped && state.last?.ok !== false) {
      const last = await pull(waiting.shift());
      tell({ last, ended: state.ended || (last.ok && last.end === true) });
    }
    tell({ pulling: false });
  }

  return {
    ask(after) {
      if (stopped || asked.has(after) || state.last?.ok === false) return;
      asked.add(after);
      waiting.push(after);
      if (!state.pulling) void work();
    },
    stop() {
      stopped = true;
    },
  };
}
