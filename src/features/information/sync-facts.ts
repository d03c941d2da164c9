import type { OutboxSummary } from '../../data/outbox/outbox';
import { counted, durationText, timeAgo } from '../../lib/words';
import type { Fact } from './facts-table';

interface SyncState {
  network: 'unknown' | 'online' | 'offline';
  leader: boolean;
  lastContactAt: number | null;
}

const networks = { unknown: 'Not known yet', online: 'Online', offline: 'Offline' } as const;

/** A smaller clock difference is network noise. */
const noticeableMs = 1000;

/** `clockAheadMs`: server clock minus this device's clock. */
export function syncFacts(
  sync: SyncState,
  outbox: Omit<OutboxSummary, 'isFailing'>,
  clockAheadMs: number,
  now: number,
): Fact[] {
  const { waiting, sending, refused, paused } = outbox;
  const queued = waiting + sending + paused;
  return [
    { name: 'Network', value: networks[sync.network] },
    {
      name: 'Last contact',
      value: sync.lastContactAt === null ? 'None in this tab' : timeAgo(sync.lastContactAt, now),
    },
    { name: 'Sent by', value: sync.leader ? 'This tab' : 'Another tab, or none yet' },
    {
      name: 'To be sent',
      value: queued === 0 ? 'Nothing' : counted(queued, 'item'),
      detail: refused > 0 ? `${counted(refused, 'item')} refused by the server` : undefined,
    },
    { name: 'Clock', value: clockText(clockAheadMs) },
  ];
}

function clockText(aheadMs: number): string {
  if (Math.abs(aheadMs) < noticeableMs) return 'As the server’s';
  return `${durationText(Math.abs(aheadMs))} ${aheadMs > 0 ? 'behind' : 'ahead of'} the server’s`;
}
