import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { SignedInDevices } from '../../../../contract/calls/sessions/sessions';
import { syncStatus } from '../../../sync/network/sync-status';

export type Devices =
  | { readonly type: 'loading' }
  | { readonly type: 'offline' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'loaded'; readonly data: SignedInDevices };

/** Asks the server again when the network is back. */
export function useDevices(account: string): { devices: Devices; reload(): Promise<void> } {
  const { network } = useSnapshot(syncStatus);
  const [devices, setDevices] = useState<Devices>({ type: 'loading' });
  const reload = useCallback(async () => {
    const { listDevices } = await import('../../../sync/session/devices');
    const answer = await listDevices(account);
    if (answer.ok) setDevices({ type: 'loaded', data: answer.data });
    else if (syncStatus.network === 'offline') setDevices({ type: 'offline' });
    else setDevices({ type: 'failed', message: answer.message });
  }, [account]);
  useEffect(() => {
    if (network !== 'offline') void reload();
    // A list that was loaded stays readable.
    else setDevices((former) => (former.type === 'loaded' ? former : { type: 'offline' }));
  }, [network, reload]);
  return { devices, reload };
}
