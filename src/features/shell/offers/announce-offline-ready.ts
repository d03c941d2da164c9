import { markShownOnce, wasShownOnce } from '../../../lib/shown-once';
import { afterDoNotDisturb } from '../../../parts/do-not-disturb';
import { showToast } from '../../../ui/toast';
import { messages } from './messages';

const toastId = 'ready';

/** Once per device: pages now work offline. */
export function announceOfflineReady(): void {
  if (wasShownOnce(toastId)) return;
  afterDoNotDisturb(() => {
    void showToast(messages.readyOffline, { tone: 'safe', id: toastId }).then(() => markShownOnce(toastId));
  });
}
