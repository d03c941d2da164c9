/** Everything that goes on beside the screen: who sends, whether there is a network, what is fetched ahead. */
import { sessionChanges, watchSession } from '../auth/session';
import { watchOutbox } from '../data/watch-outbox';
import { registerBackgroundSync } from './background-sync';
import { sleepUnless } from './bell';
import { createFetchAhead } from './fetch-ahead';
import { followNetwork } from './follow-network';
import { hasUnsent, hasWork } from './has-work';
import { electLeader, leaderChannel } from './leader';
import { createProbe } from './probe-network';
import { keepServersFresh, pullMeta } from './pull-meta';
import { type Sender, sendableAccounts, startSender } from './send-as-leader';
import { syncStatus } from './sync-status';

const isOnline = () => syncStatus.network === 'online';
const isVisible = () => document.visibilityState === 'visible';

/** Calls `changed` when somebody came or went. Returns how to stop. */
function followSession(changed: () => void): () => void {
  let known = sessionChanges();
  return watchSession(() => {
    if (known === sessionChanges()) return;
    known = sessionChanges();
    changed();
  });
}

/** Calls `seen` when somebody looks at the page again. Returns how to stop. */
function followAttention(seen: () => void): () => void {
  globalThis.addEventListener('focus', seen);
  document.addEventListener('visibilitychange', seen);
  return () => {
    globalThis.removeEventListener('focus', seen);
    document.removeEventListener('visibilitychange', seen);
  };
}

/** Starts it all; call it once per page, when the first screen is painted. */
export function startSync(): { stop(): void } {
  const channel = new BroadcastChannel(leaderChannel);
  let sender: Sender | undefined;
  // One tab fetches ahead for all, as one tab sends for all.
  const fetchAhead = createFetchAhead(() => sender !== undefined && isOnline());
  const probe = createProbe({ isOnline, isVisible, probe: () => pullMeta(0), sleepUnless });

  function lead(alone: boolean): () => void {
    sender = startSender(alone);
    fetchAhead();
    return () => {
      sender?.stop();
      sender = undefined;
    };
  }

  const look = () => {
    probe.look();
    sender?.poke();
  };
  const back = () => {
    sender?.networkBack();
    fetchAhead();
  };
  const { locks } = navigator;
  const stops = [
    electLeader({
      ...{ locks, channel, isVisible, lead },
      now: () => Date.now(),
      hasWork: () => hasWork(sendableAccounts()),
    }),
    followNetwork({ look: probe.look, back }),
    followSession(() => sender?.accountChanged()),
    followAttention(look),
    watchOutbox((written) => {
      sender?.entryWritten();
      if (written) void registerBackgroundSync(() => hasUnsent(sendableAccounts()));
    }),
    keepServersFresh(isOnline),
    probe.stop,
    () => channel.close(),
  ];
  void probe.run();
  return { stop: () => stops.forEach((stop) => void stop()) };
}
