import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * While the component is there, Back closes it instead of leaving the page: it has an entry of its own in the history. Whoever goes on
 * from it takes that entry's place (`isSheetEntry`), or Back would come to the same page twice.
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
      // Closed in another way: its entry goes too.
      if (history.location.state.sheet === true) history.back();
    };
  }, [history]);
}
