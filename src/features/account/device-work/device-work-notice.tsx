import { useLiveQuery } from 'dexie-react-hooks';
import { Ship } from 'lucide-react';
import { deviceWorkFor } from '../../../data/device-work/device-work';
import { Notice } from '../../../ui/notice';
import { DeviceWorkChoice } from './device-work-choice';
import { messages } from './messages';

export function DeviceWorkNotice({ account }: { account: string }) {
  const work = useLiveQuery(() => deviceWorkFor(account), [account]);
  if (!work || work.items.length === 0) return null;
  return (
    <Notice
      tone="safe"
      icon={<Ship aria-hidden />}
      title={messages.title}
      actions={<DeviceWorkChoice account={account} />}
    >
      {messages.question(work)}
    </Notice>
  );
}
