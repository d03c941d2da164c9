import { whenDisturbable } from '../../parts/undisturbed';
import { showToast } from '../../ui/toast';
import { noteReplaced } from './page-version';
import { sayReady } from './say-ready';

/**
 * waiting: a new version can be used; `activate` changes to it and loads the page anew · replaced: another tab did that, and this
 * page's files are gone · incomplete: a part of this page could not be loaded · ready: from now on no page needs the network.
 */
export type VersionNews =
  | { type: 'waiting'; activate: () => Promise<void> }
  | { type: 'replaced' }
  | { type: 'incomplete' }
  | { type: 'ready' };

/**
 * Never by itself: a tab in the middle of work decides when, and one in a contest run is not even asked. One whose files are gone is
 * loaded anew with its next page.
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
  // Without a part that is missing, the run itself cannot go on.
  if (news.type === 'incomplete') void sayIncomplete(offer);
  else whenDisturbable(() => void offer());
}

/** Whether a message of a missing part can be tried: none is on its way, and none has failed. */
let canSayIncomplete = true;

/**
 * What shows messages may be the part that is missing. To say so then fails by the same news, which would be said again, without end and
 * without a moment in which the page could do anything else. A page that could not say it once is silent: it would fail as it did.
 */
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
