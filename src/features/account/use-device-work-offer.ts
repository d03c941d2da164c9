import { useEffect, useRef } from 'react';
import { deviceSolutions } from '../../data/device-solutions';
import { showToast } from '../../ui/toast';
import { claimDeviceWork, solvedBefore } from './claim-device-work';

/** Offers whoever signs in what was solved here before; the own profile goes on offering it. */
export function useDeviceWorkOffer(account: string | null): void {
  const before = useRef(account);
  useEffect(() => {
    const isNew = account !== null && before.current !== account;
    before.current = account;
    if (isNew) void offer(account);
  }, [account]);
}

async function offer(account: string): Promise<void> {
  // A database that cannot be read has nothing to offer; the rest of the page says what is wrong.
  const solutions = await deviceSolutions(account).catch(() => []);
  if (solutions.length === 0) return;
  await showToast(`${solvedBefore(solutions.length)}.`, {
    id: 'device-work',
    description: 'Was that you?',
    action: { label: 'Hand in under my name', onClick: () => void claimDeviceWork(account) },
  });
}
