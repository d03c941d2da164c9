import type { AccountKey } from '../../data/account/account';
import type { DraftPass } from './sync-drafts';

/** Debounce, so that typing causes few requests. */
const quietMs = 2000;
const gapMs = 3000;
/** Picks up edits from other devices while the page is visible. */
const everyMs = 60_000;
const afterFailureMs = 20_000;

export interface DraftKeepingContext {
  pass(account: AccountKey): Promise<DraftPass>;
  account(): AccountKey | undefined;
  isOnline(): boolean;
  isVisible(): boolean;
  now(): number;
}

export interface DraftKeeping {
  written(): void;
  /** Syncs soon: the page became visible, the network came back or the account changed. */
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

  /** Makes a pass begin within `ms`, unless `notBefore` forbids it. */
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
      console.warn('The drafts could not be synced', error);
      return { type: 'later' };
    });
    isRunning = false;
    const waitMs = done.type === 'later' ? (done.afterMs ?? 0) : 0;
    notBefore = now() + Math.max(gapMs, waitMs);
    if (done.type === 'later') within(done.afterMs ?? afterFailureMs);
    else if (done.type === 'done' && isVisible()) within(everyMs);
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
