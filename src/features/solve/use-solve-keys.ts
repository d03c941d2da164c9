import type { KeyboardEvent } from 'react';

interface SolveKeys {
  onRun(): void;
  onSubmit(): void;
}

/** Ctrl or Cmd with Enter runs, with Shift it submits; wherever on the screen the focus is. */
export function useSolveKeys({ onRun, onSubmit }: SolveKeys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // The editor has its own use for it.
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    if (event.shiftKey) onSubmit();
    else onRun();
  };
}
