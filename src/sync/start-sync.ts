import { classSyncMs } from '../../contract/class-limits';
import { accountKey, session, sessionChanges, watchSession } from '../auth/session';
import type { AccountKey } from '../data/account/account';
import { needsSharedCare } from '../data/account/shared-mark';
import { hasPacks } from '../data/contest-run/has-packs';
import { watchOutbox } from '../data/outbox/watch-outbox';
import { hasAssignments } from '../data/work/assigned-problems';
import type { ClassWorkReason } from './classes/keep-class-work';
import { keepClock } from './clock/keep-clock';
import { workOnDownloads } from './downloads/work-on-downloads';
import { followDrafts } from './drafts/follow-drafts';
import { hasUnsent, hasWork } from './drain/has-work';
import { electLeader, leaderChannel } from './drain/leader';
import { type Sender, sendableAccounts, startSender } from './drain/send-as-leader';
import { registerBackgroundSync } from './network/background-sync';
import { followNetwork } from './network/follow-network';
import { createProbe } from './network/probe-network';
import { syncStatus } from './network/sync-status';
import { sleepUnless } from './network/wake-signal';
import { createFetchAhead } from './pull/fetch-ahead';
import { keepOwnListsFresh } from './pull/keep-own-lists-fresh';
import { keepPersonFresh } from './pull/keep-person-fresh';
import { keepPracticeFresh } from './pull/keep-practice-fresh';
import { keepServersFresh, pullMeta } from './pull/pull-meta';
import { onClockJump, serverClock } from './server/page-client';
import { mendSession } from './session/keep-session';

const isOnline = () => syncStatus.network === 'online';
const isVisible = () => document.visibilityState === 'visible';

function followSession(changed: () => void): () => void {
  let known = sessionChanges();
  return watchSession(() => {
    if (known === sessionChanges()) return;
    known = sessionChanges();
    changed();
  });
}

/** Few devices have contest packs; the others skip the download code. */
async function fetchWantedPacks(account: AccountKey, goOn: () => boolean): Promise<void> {
  if (!(await hasPacks(account).catch(() => false))) return;
  const { fetchPacks } = await import('./contest-run/fetch-packs');
  await fetchPacks(account, goOn);
}

/** Few devices are shared. */
async function lookAfterShared(): Promise<void> {
  if (!(await needsSharedCare())) return;
  const keep = await import('./shared-device/keep-shared');
  await keep.lookAfterShared();
}

async function takeAssignmentsAlong(account: AccountKey, goOn: () => boolean): Promise<void> {
  if (!(await hasAssignments(account).catch(() => false))) return;
  const { takeAssignmentsAlong: take } = await import('./classes/assignments');
  await take(account, goOn);
}

function followAttention(seen: () => void): () => void {
  globalThis.addEventListener('focus', seen);
  document.addEventListener('visibilitychange', seen);
  return () => {
    globalThis.removeEventListener('focus', seen);
    document.removeEventListener('visibilitychange', seen);
  };
}

function watchLeaving(leave: () => void, back: () => void): () => void {
  globalThis.addEventListener('pagehide', leave);
  globalThis.addEventListener('pageshow', back);
  return () => {
    globalThis.removeEventListener('pagehide', leave);
    globalThis.removeEventListener('pageshow', back);
  };
}

/** Call once per page, after the first paint. */
export function startSync(): { stop(): void } {
  const channel = new BroadcastChannel(leaderChannel);
  let sender: Sender | undefined;
  // Only the sending tab prefetches.
  const fetchAhead = createFetchAhead(() => sender !== undefined && isOnline());
  const mayFetch = () => sender !== undefined && isOnline();
  const goOnDownloading = () => {
    void workOnDownloads(mayFetch);
    void fetchWantedPacks(accountKey(), mayFetch);
    void takeAssignmentsAlong(accountKey(), mayFetch);
  };
  const refreshPerson = keepPersonFresh(() => sender !== undefined && isOnline());
  const refreshes = [keepPracticeFresh(mayFetch), keepOwnListsFresh(mayFetch)];
  const refreshPractice = () => refreshes.forEach((refresh) => void refresh());
  const refreshClassWork = (reason: ClassWorkReason) => {
    if (session.current.state !== 'signedIn' || !mayFetch()) return;
    import('./classes/follow-class-work').then(
      ({ lookAtClassWork }) => lookAtClassWork(reason, mayFetch),
      () => {},
    );
  };
  const drafts = followDrafts({ maySend: () => sender !== undefined, isOnline, isVisible });
  const probe = createProbe({
    isOnline,
    isVisible,
    now: () => Date.now(),
    probe: () => pullMeta(0),
    sleepUnless,
  });

  function lead(alone: boolean): () => void {
    sender = startSender(alone);
    fetchAhead();
    goOnDownloading();
    refreshPerson();
    refreshPractice();
    refreshClassWork('time');
    drafts.look();
    return () => {
      sender?.stop();
      sender = undefined;
    };
  }

  const look = () => {
    probe.look();
    sender?.poke();
    goOnDownloading();
    refreshPractice();
    refreshClassWork('time');
    drafts.look();
  };
  const back = () => {
    sender?.networkBack();
    fetchAhead();
    goOnDownloading();
    refreshPerson();
    refreshPractice();
    refreshClassWork('return');
    drafts.look();
    void lookAfterShared();
  };
  const classTimer = setInterval(() => refreshClassWork('time'), classSyncMs.every);
  const { locks } = navigator;
  const stops = [
    electLeader({
      locks,
      channel,
      isVisible,
      lead,
      watchLeaving,
      now: () => Date.now(),
      hasWork: () => hasWork(sendableAccounts()),
    }),
    followNetwork({ look: probe.look, doubt: probe.doubt, back }),
    followSession(() => {
      sender?.accountChanged();
      refreshPerson();
      refreshPractice();
      refreshClassWork('return');
      drafts.accountChanged();
    }),
    followAttention(look),
    watchOutbox((written) => {
      sender?.entryWritten();
      refreshClassWork('change');
      if (written) void registerBackgroundSync(() => hasUnsent(sendableAccounts()));
    }),
    keepServersFresh(isOnline),
    keepClock(serverClock),
    () => clearInterval(classTimer),
    drafts.stop,
    probe.stop,
    () => channel.close(),
  ];
  // A clock set ahead and a sleep look alike; the server's time decides.
  onClockJump(() => void pullMeta(0));
  void probe.run();
  void mendSession()
    .catch((error) => console.warn('The last session could not be restored', error))
    .then(lookAfterShared)
    .catch((error) => console.warn('A shared device could not be looked after', error));
  return { stop: () => stops.forEach((stop) => void stop()) };
}
