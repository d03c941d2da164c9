/** When the drafts of whoever is signed in are brought together with those of their other devices. */
import type { AccountKey } from '../../data/account/account';
import type { DraftPass } from './sync-drafts';

/** Quiet time after a draft was saved, so that a person who types makes few requests. */
const quietMs = 2000;
/** Between the end of a pass and the next. */
const gapMs = 3000;
/** Often enough for a text from another device while the page is looked at. */
const everyMs = 60_000;
const afterFailureMs = 20_000;

export interface DraftKeepingContext {
  pass(account: AccountKey): Promise<DraftPass>;
  /** Whose drafts; undefined: nobody's, because nobody is signed in, or they must sign in again. */
  account(): AccountKey | undefined;
  isOnline(): boolean;
  isVisible(): boolean;
  now(): number;
}

export interface DraftKeeping {
  /** A draft was saved. */
  written(): void;
  /** Somebody looks, or the network is back, or somebody came: do not wait. */
  look(): void;
  stop(): void;
}

export function keepDraftsSynced(context: DraftKeepingContext): DraftKeeping {
  const { pass, account, isOnline, isVisible, now } = context;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let notBefore = 0;
  let isRunning = false;
  let isStopped = false;

  /** Makes sure that a pass begins at most `ms` from now, as far as it may. */
  function within(ms: number): void {
    if (isStopped) return;
    dueAt = Math.max(notBefore, Math.min(dueAt, now() + ms));
    if (isRunning) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), Math.max(0, dueAt - now()));
  }

  async function run(): Promise<void> {
    dueAt = Number.POSITIVE_INFINITY;
    const whose = account();
    if (whose === undefined || !isOnline()) return;
    isRunning = true;
    const done = await pass(whose).catch((error): DraftPass => {
      console.warn('The drafts were not brought together', error);
      return { type: 'later' };
    });
    isRunning = false;
    const waitMs = done.type === 'later' ? (done.afterMs ?? 0) : 0;
    notBefore = now() + Math.max(gapMs, waitMs);
    if (done.type === 'later') within(done.afterMs ?? afterFailureMs);
    else if (done.type === 'done' && isVisible()) within(everyMs);
    // What was asked for meanwhile.
    else if (dueAt < Number.POSITIVE_INFINITY) within(dueAt - now());
  }

  return {
    written: () => within(quietMs),
    look: () => within(0),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
