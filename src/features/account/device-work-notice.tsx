import { useLiveQuery } from 'dexie-react-hooks';
import { Ship } from 'lucide-react';
import { useState } from 'react';
import { deviceSolutions } from '../../data/device-solutions';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { claimDeviceWork, solvedBefore } from './claim-device-work';

/** Solved while nobody was signed in: it counts for the account once the person says that it is theirs. */
export function DeviceWorkNotice({ account }: { account: string }) {
  const [busy, setBusy] = useState(false);
  const count = useLiveQuery(async () => (await deviceSolutions(account)).length, [account]) ?? 0;
  if (count === 0) return null;
  const onClaim = async () => {
    setBusy(true);
    await claimDeviceWork(account);
    setBusy(false);
  };
  return (
    <Notice
      tone="safe"
      icon={<Ship aria-hidden />}
      title={solvedBefore(count)}
      actions={
        <Button small disabled={busy} onClick={() => void onClaim()}>
          Hand in under my name
        </Button>
      }
    >
      That counts for nobody yet. If it was you, it is judged once more and counts for you.
    </Notice>
  );
}
