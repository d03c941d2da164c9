import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Back closes the component, which has its own history entry. A navigation from it must replace that entry
 * (`isSheetEntry`), or Back would reach the same page twice.
 */
export function useBackCloses(close: () => void): void {
  const { history } = useRouter();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  useEffect(() => {
    const { href, state } = history.location;
    history.push(href, { ...state, sheet: true });
    const stop = history.subscribe(({ location }) => {
      if (location.state.sheet !== true) latest.current();
    });
    return () => {
      stop();
      // Closed otherwise: removes the entry.
      if (history.location.state.sheet === true) history.back();
    };
  }, [history]);
}
