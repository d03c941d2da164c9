/** Everything that goes on beside the screen: who sends, whether there is a network, what is fetched ahead. */

import { subscribe } from 'valtio/vanilla';
import { sessionChanges, watchSession } from '../auth/session';
import { outboxSummary } from '../data/outbox';
import { watchOutbox } from '../data/watch-outbox';
import { whenIdle } from '../lib/when-idle';
import { registerBackgroundSync } from './background-sync';
import { sleepUnless } from './bell';
import { electLeader, leaderChannel } from './leader';
import { mayPrefetch, prefetch } from './prefetch';
import { createProbe } from './probe-network';
import { keepServersFresh, pullMeta } from './pull-meta';
import { type Sender, sendableAccounts, startSender } from './send-as-leader';
import { syncStatus } from './sync-status';

/** A page that stays open fetches ahead again when the network comes back after this long. */
const prefetchEveryMs = 600_000;

async function hasWork(): Promise<boolean> {
  const summaries = await Promise.all(sendableAccounts().map(outboxSummary));
  return summaries.some(({ waiting, sending }) => waiting + sending > 0);
}

/** Listens as long as the signal lasts. */
function on(target: EventTarget, type: string, listener: () => void, signal: AbortSignal): void {
  target.addEventListener(type, listener, { signal });
}

/** Starts it all; call it once per page, when the first screen is painted. */
export function startSync(): { stop(): void } {
  const ended = new AbortController();
  const { signal } = ended;
  const channel = new BroadcastChannel(leaderChannel);
  let sender: Sender | undefined;
  let prefetchedAt = Number.NEGATIVE_INFINITY;

  const isOnline = () => syncStatus.network === 'online';
  const isVisible = () => document.visibilityState === 'visible';
  const probe = createProbe({ isOnline, isVisible, probe: () => pullMeta(0), sleepUnless });
  const stopElection = electLeader({
    locks: navigator.locks,
    channel,
    now: () => Date.now(),
    isVisible,
    hasWork,
    lead(alone) {
      sender = startSender(alone);
      fetchAhead();
      return () => {
        sender?.stop();
        sender = undefined;
      };
    },
  });

  function fetchAhead(): void {
    const connection = (navigator as Navigator & { connection?: { saveData?: boolean; type?: string } })
      .connection;
    if (!sender || !isOnline() || !mayPrefetch(connection)) return;
    if (Date.now() - prefetchedAt < prefetchEveryMs) return;
    prefetchedAt = Date.now();
    const goOn = () => !signal.aborted && isOnline();
    whenIdle(
      () => void prefetch(goOn).catch((error) => console.warn('Nothing was fetched ahead', error)),
      10_000,
    );
  }

  let known = syncStatus.network;
  const stopStatus = subscribe(syncStatus, () => {
    if (syncStatus.network === known) return;
    known = syncStatus.network;
    if (known !== 'online') return probe.look();
    sender?.networkBack();
    fetchAhead();
  });
  let comings = sessionChanges();
  const stopSession = watchSession(() => {
    if (comings === sessionChanges()) return;
    comings = sessionChanges();
    sender?.accountChanged();
  });
  const stopOutbox = watchOutbox((written) => {
    sender?.entryWritten();
    if (written) void registerBackgroundSync(hasWork);
  });
  const look = () => {
    probe.look();
    sender?.poke();
  };
  on(globalThis, 'online', look, signal);
  on(
    globalThis,
    'offline',
    () => {
      syncStatus.network = 'offline';
    },
    signal,
  );
  on(globalThis, 'focus', look, signal);
  on(document, 'visibilitychange', look, signal);
  const stopServers = keepServersFresh(isOnline);
  void probe.run();

  return {
    stop() {
      ended.abort();
      for (const stop of [stopElection, stopStatus, stopSession, stopOutbox, stopServers]) stop();
      probe.stop();
      channel.close();
    },
  };
}
