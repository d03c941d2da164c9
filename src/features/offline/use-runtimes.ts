import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { syncStatus } from '../../sync/network/sync-status';
import { lookAtRuntimes, type RuntimeStanding, runtimes } from './runtime-downloads';

export function useRuntimes() {
  const { network } = useSnapshot(syncStatus);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with a network the server may have what it had not before
  useEffect(() => {
    const look = () =>
      void lookAtRuntimes().catch((error) => console.warn('Runtimes cannot be looked at', error));
    look();
    const again = setInterval(look, 10_000);
    return () => clearInterval(again);
  }, [network]);
  return useSnapshot(runtimes).standing as Readonly<Record<string, RuntimeStanding | undefined>>;
}
