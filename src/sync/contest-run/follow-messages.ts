import { pullContestMessages } from './pull-contest-messages';

export const pullMessagesEveryMs = 20_000;

const followed = new Map<string, { users: number; stop(): void }>();

/**
 * Pulls a contest's messages now and at intervals, while the page is visible, until all callers have stopped.
 * Several parts of a page share one timer.
 */
export function followMessages(slug: string, account: string): () => void {
  const key = `${account}/${slug}`;
  const known = followed.get(key);
  const entry = known ?? { users: 0, stop: startPulling(slug) };
  entry.users += 1;
  followed.set(key, entry);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    entry.users -= 1;
    if (entry.users > 0) return;
    entry.stop();
    followed.delete(key);
  };
}

function startPulling(slug: string): () => void {
  let pulledAt = 0;
  const pull = () => {
    pulledAt = Date.now();
    void pullContestMessages(slug);
  };
  const pullIfVisible = () => document.visibilityState === 'visible' && pull();
  /** A tab that was in the background missed some. */
  const onVisible = () => Math.abs(Date.now() - pulledAt) >= pullMessagesEveryMs && pullIfVisible();
  pull();
  const timer = setInterval(pullIfVisible, pullMessagesEveryMs);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
