export interface SaveTimer {
  /** Something was typed: the save happens after the pause, but never later than `atMostMs` after the first change. */
  changed(): void;
  cancel(): void;
}

/** Runs `save` once nothing was typed for `pauseMs`, and at the latest `atMostMs` after the first change that is not saved. */
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
