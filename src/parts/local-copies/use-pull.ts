import { useCallback, useEffect, useState } from 'react';

export type Pull<R> = { pulling: true; last: R | null } | { pulling: false; last: R };

/**
 * Pulls once per `key`, and on request, while the page already shows local data. Drops answers for earlier
 * keys.
 */
export function usePull<R>(key: string, pull: () => Promise<R>): Pull<R> & { again(): void } {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{ key: string } & Pull<R>>({ key, pulling: true, last: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `pull` is a new function on every render; `key` says when it means something else
  useEffect(() => {
    let current = true;
    setState((before) => ({ key, pulling: true, last: before.key === key ? before.last : null }));
    pull().then((last) => current && setState({ key, pulling: false, last }));
    return () => {
      current = false;
    };
  }, [key, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  return { ...state, again };
}
