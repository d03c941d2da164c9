import { useEffect, useRef } from 'react';

interface SolveKeys {
  onRun(): void;
  onSubmit(): void;
}

/** Ctrl or Cmd with Enter runs, with Shift it submits; wherever the focus is, and also where a button that was just disabled left it. */
export function useSolveKeys(keys: SolveKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      // The editor has its own use for it.
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (event.shiftKey) latest.current.onSubmit();
      else latest.current.onRun();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
