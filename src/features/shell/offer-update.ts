import { whenDisturbable } from '../../parts/undisturbed';
import { showToast } from '../../ui/toast';
import { noteReplaced } from './page-version';
import { sayReady } from './say-ready';

/**
 * waiting: `activate` switches to a new version and reloads · replaced: another tab switched, and this
 * page's files are gone · incomplete: a chunk failed to load · ready: pages now work offline.
 */
export type VersionNews =
  | { type: 'waiting'; activate: () => Promise<void> }
  | { type: 'replaced' }
  | { type: 'incomplete' }
  | { type: 'ready' };

/**
 * Never reloads automatically. A contest run is not asked. A tab whose files are gone reloads at its next
 * navigation.
 */
export function offerUpdate(news: VersionNews): void {
  if (news.type === 'ready') {
    sayReady();
    return;
  }
  if (news.type === 'replaced') noteReplaced();
  const reload = () => location.reload();
  const offer = () =>
    showToast(words[news.type], {
      id: 'update',
      stays: true,
      action: { label: 'Reload', onClick: news.type === 'waiting' ? () => void news.activate() : reload },
    });
  // Shown in a run too: without the missing chunk it cannot continue.
  if (news.type === 'incomplete') void sayIncomplete(offer);
  else whenDisturbable(() => void offer());
}

/** False while a message is loading, and after it failed. */
let canSayIncomplete = true;

/** The toast's own chunk may be missing. Its failure would report `incomplete` again, in an endless loop. */
async function sayIncomplete(say: () => Promise<void>): Promise<void> {
  if (!canSayIncomplete) return;
  canSayIncomplete = false;
  try {
    await say();
    canSayIncomplete = true;
  } catch (error) {
    console.warn('A part of the page is missing, and so is what would say it', error);
  }
}

const words: Record<Exclude<VersionNews['type'], 'ready'>, string> = {
  waiting: 'A new version is ready',
  replaced: 'Another tab changed to a new version',
  incomplete: 'A part of this page could not be loaded',
};
