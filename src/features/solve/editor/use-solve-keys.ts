import { useEffect, useRef } from 'react';

interface SolveKeys {
  onRun(): void;
  onSubmit(): void;
}

/** Ctrl or Cmd with Enter runs, with Shift it submits; also after the focused button was disabled. */
export function useSolveKeys(keys: SolveKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      // The editor uses this key differently.
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
