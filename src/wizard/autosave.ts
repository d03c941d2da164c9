import { debounceMs, maxSaveDelayMs } from '../../contract/limits';
import { failureText } from '../lib/failure-text';
import { createSaveTimer } from '../lib/save-timer';
import { showToast } from '../ui/toast';

/**
 * Saves `current()` after a pause in typing, at most `maxSaveDelayMs` after a change, and when the user
 * leaves the page. A failed save shows a message and is retried with the next change.
 * @param current a new object after every change
 * @param save `stored` is the last saved form
 */
export function createAutosave<Form>(current: () => Form, save: (form: Form, stored: Form) => Promise<void>) {
  let stored = current();
  let newest = stored;
  let saving: Promise<unknown> = Promise.resolve();

  async function write(form: Form): Promise<void> {
    newest = form;
    try {
      await save(form, stored);
      stored = form;
    } catch (error) {
      newest = stored;
      void showToast(failureText(error), { tone: 'alert', id: 'wizard-draft' });
    }
  }
  /** Resolves when everything typed is on disk, or a message reports the failure. */
  async function saveNow(): Promise<void> {
    const form = current();
    if (form !== newest) saving = Promise.all([saving, write(form)]);
    await saving;
  }
  const timer = createSaveTimer(() => void saveNow(), debounceMs.formField, maxSaveDelayMs);
  const leave = () => void saveNow();

  return {
    saveNow,
    changed: () => timer.changed(),
    start() {
      document.addEventListener('visibilitychange', leave);
      addEventListener('pagehide', leave);
      return () => {
        document.removeEventListener('visibilitychange', leave);
        removeEventListener('pagehide', leave);
        timer.cancel();
        leave();
      };
    },
  };
}
