import { afterDoNotDisturb } from '../../../parts/do-not-disturb';
import { showToast } from '../../../ui/toast';
import { markReplaced } from '../page-version';
import { announceOfflineReady } from './announce-offline-ready';
import { messages } from './messages';

/**
 * waiting: `activate` switches to a new version and reloads · replaced: another tab switched, and this
 * page's files are gone · incomplete: a chunk failed to load · ready: pages now work offline.
 */
export type UpdateEvent =
  | { type: 'waiting'; activate: () => Promise<void> }
  | { type: 'replaced' }
  | { type: 'incomplete' }
  | { type: 'ready' };

/**
 * Never reloads automatically, and asks nothing during a contest run. A tab whose files are gone reloads at its
 * next navigation.
 */
export function offerUpdate(event: UpdateEvent): void {
  if (event.type === 'ready') {
    announceOfflineReady();
    return;
  }
  if (event.type === 'replaced') markReplaced();
  const reload = () => location.reload();
  const offer = () =>
    showToast(messages.updates[event.type], {
      id: 'update',
      stays: true,
      action: {
        label: messages.reload,
        onClick: event.type === 'waiting' ? () => void event.activate() : reload,
      },
    });
  // Shown in a run too: without the missing chunk it cannot continue.
  if (event.type === 'incomplete') void showIncomplete(offer);
  else afterDoNotDisturb(() => void offer());
}

/** False while a message is loading, and after it failed. */
let canShowIncomplete = true;

/** The toast's own chunk may be missing. Its failure would report `incomplete` again, in an endless loop. */
async function showIncomplete(show: () => Promise<void>): Promise<void> {
  if (!canShowIncomplete) return;
  canShowIncomplete = false;
  try {
    await show();
    canShowIncomplete = true;
  } catch (error) {
    console.warn('A part of the page is missing, and the message about it could not be loaded', error);
  }
}
