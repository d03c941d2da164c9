import { useLiveQuery } from 'dexie-react-hooks';
import { Ship } from 'lucide-react';
import { deviceWorkFor } from '../../../data/device-work/device-work';
import { Notice } from '../../../ui/notice';
import { DeviceWorkChoice, deviceWorkText } from './device-work-choice';

export function DeviceWorkNotice({ account }: { account: string }) {
  const work = useLiveQuery(() => deviceWorkFor(account), [account]);
  if (!work || work.items.length === 0) return null;
  return (
    <Notice
      tone="safe"
      icon={<Ship aria-hidden />}
      title="Work from before you signed in"
      actions={<DeviceWorkChoice account={account} />}
    >
      {deviceWorkText(work)}
    </Notice>
  );
}
