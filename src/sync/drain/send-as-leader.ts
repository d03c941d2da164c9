import { accountKey, sessionChanges } from '../../auth/session';
import { type AccountKey, deviceAccount } from '../../data/account/account';
import { dexieOutbox } from '../../data/claims/dexie-outbox';
import { pruneDoneEntries } from '../../data/outbox/outbox';
import type { OutboxEntry } from '../../data/outbox/outbox-entry';
import { noteCodeRun, watchedCodeRuns } from '../../data/work/code-runs';
import { noteProgress, readSubmissions, watchedSubmissionIds } from '../../data/work/submissions';
import { randomId } from '../../lib/random-id';
import { syncStatus } from '../network/sync-status';
import { sleepUnless } from '../network/wake-signal';
import { followRegistration, pullContests } from '../pull/pull-contests';
import { takeOverEdits } from '../pull/pull-profiles';
import { call } from '../server/page-client';
import { createCodeRunPoller } from '../verdicts/poll-code-runs';
import { createPoller } from '../verdicts/poll-submissions';
import { createDelivery } from './deliver-entries';
import { createDrain } from './drain-outbox';

const keepDoneMs = 7 * 24 * 3_600_000;

export function sendableAccounts(): AccountKey[] {
  return [...new Set([accountKey(), deviceAccount])];
}

export interface Sender {
  entryWritten(): void;
  /** The page is visible again: an entry or a verdict may be ready. */
  poke(): void;
  networkBack(): void;
  /** Resumes entries that waited for a sign-in or sign-out. */
  accountChanged(): void;
  stop(): void;
}

/** Gets or merges what an acknowledged entry changed elsewhere on this device. */
async function refreshAfter({ id, kind, account }: OutboxEntry): Promise<void> {
  try {
    // A contest wizard in another tab may need the new problem.
    if (kind === 'problemCreate')
      await (await import('../authoring/pull-usable-problems')).pullUsableProblems();
    if (kind === 'problemUpdate') await (await import('../authoring/own-problem')).refreshChanged(id);
    if (kind === 'commentWrite') await (await import('../classes/sync-class-work')).syncClassWork(account);
    if (kind === 'problemCommentWrite')
      await (await import('../authoring/problem-comments')).refreshComments(account);
    if (kind === 'ownListsWrite' || kind === 'noteWrite')
      await (await import('../own-lists/pull-own-lists')).mergeAnswers(account);
  } catch (error) {
    console.error('A copy could not be refreshed after sending', error);
  }
}

export function startSender(alone: boolean): Sender {
  const shared = { now: () => Date.now(), sleepUnless, online: () => syncStatus.network !== 'offline' };
  const poller = createPoller({
    ...shared,
    call,
    watchedIds: () => watchedSubmissionIds(sendableAccounts()),
    read: readSubmissions,
    note: noteProgress,
  });
  const runPoller = createCodeRunPoller({
    ...shared,
    call,
    watched: () => watchedCodeRuns(sendableAccounts()),
    note: noteCodeRun,
  });
  const drain = createDrain({
    ...shared,
    store: dexieOutbox,
    owner: randomId(),
    random: Math.random,
    signIns: sessionChanges,
    accounts: sendableAccounts,
    ...createDelivery(call, () => Date.now()),
    onSettled: (entry, { type }) => {
      const { kind, account } = entry;
      if (kind === 'profileUpdate') afterwards(takeOverEdits(account));
      if (kind === 'contestRegister' && type === 'done') void followRegistration(entry);
      if (kind === 'contestCreate' && type === 'done') void pullContests();
      if (type === 'done') void refreshAfter(entry);
      // Only these kinds have a result to poll for.
      if (kind === 'codeSubmit') poller.look();
      if (kind === 'codeRun') runPoller.poke();
    },
  });

  const poke = () => {
    drain.poke();
    poller.poke();
    runPoller.poke();
  };
  const afterwards = (work: Promise<unknown>) =>
    void work.catch((error) => console.error('The outbox cannot be changed', error)).then(poke);
  // Work done while signed out stays paused until the user says whose it is.
  const resume = () => dexieOutbox.resume(accountKey());

  syncStatus.leader = true;
  afterwards(pruneDoneEntries(Date.now() - keepDoneMs));
  void drain.run(alone);
  void poller.run();
  void runPoller.run();
  return {
    entryWritten: drain.poke,
    poke,
    networkBack: () => afterwards(dexieOutbox.makeDue(sendableAccounts())),
    accountChanged: () => afterwards(resume()),
    stop() {
      syncStatus.leader = false;
      drain.stop();
      poller.stop();
      runPoller.stop();
    },
  };
}
