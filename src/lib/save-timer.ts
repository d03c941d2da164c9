export interface SaveTimer {
  changed(): void;
  cancel(): void;
}

/** Debounce: saves after `pauseMs` without changes, at most `atMostMs` after the first unsaved one. */
export function createSaveTimer(save: () => void, pauseMs: number, atMostMs: number): SaveTimer {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(pause);
    clearTimeout(latest);
    latest = undefined;
  };
  const run = () => {
    cancel();
    save();
  };
  return {
    changed() {
      clearTimeout(pause);
      pause = setTimeout(run, pauseMs);
      latest ??= setTimeout(run, atMostMs);
    },
    cancel,
  };
}
