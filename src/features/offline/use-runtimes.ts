import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { syncStatus } from '../../sync/network/sync-status';
import { type RuntimeStatus, refreshRuntimes, runtimes } from './runtime-downloads';

export function useRuntimes() {
  const { network } = useSnapshot(syncStatus);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a returning network may bring new runtimes
  useEffect(() => {
    const look = () =>
      void refreshRuntimes().catch((error) =>
        console.warn('The states of the runtimes cannot be read', error),
      );
    look();
    const again = setInterval(look, 10_000);
    return () => clearInterval(again);
  }, [network]);
  return useSnapshot(runtimes).status as Readonly<Record<string, RuntimeStatus | undefined>>;
}
