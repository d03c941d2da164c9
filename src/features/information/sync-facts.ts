import type { OutboxSummary } from '../../data/outbox/outbox';
import { timeAgo } from '../../lib/words';
import type { Fact } from './facts-table';
import { messages } from './messages';

interface SyncState {
  network: 'unknown' | 'online' | 'offline';
  leader: boolean;
  lastContactAt: number | null;
}

const texts = messages.installation;

/** A smaller clock difference is network noise. */
const noticeableMs = 1000;

/** `clockAheadMs`: server clock minus this device's clock. */
export function syncFacts(
  sync: SyncState,
  outbox: Pick<OutboxSummary, 'waiting' | 'sending' | 'refused' | 'paused'>,
  clockAheadMs: number,
  now: number,
): Fact[] {
  const { waiting, sending, refused, paused } = outbox;
  const queued = waiting + sending + paused;
  return [
    { name: texts.network, value: texts.networks[sync.network] },
    {
      name: texts.lastContact,
      value: sync.lastContactAt === null ? texts.noContact : timeAgo(sync.lastContactAt, now),
    },
    { name: texts.sendingTab, value: sync.leader ? texts.thisTab : texts.otherTab },
    {
      name: texts.unsent,
      value: queued === 0 ? texts.nothing : texts.items(queued),
      detail: refused > 0 ? texts.refused(refused) : undefined,
    },
    { name: texts.clock, value: clockText(clockAheadMs) },
  ];
}

function clockText(aheadMs: number): string {
  if (Math.abs(aheadMs) < noticeableMs) return texts.sameClock;
  return aheadMs > 0 ? texts.clockBehind(aheadMs) : texts.clockAhead(-aheadMs);
}
