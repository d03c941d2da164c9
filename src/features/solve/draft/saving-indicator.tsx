import { useSnapshot } from 'valtio';
import { classNames } from '../../../ui/class-names';
import styles from '../editor/code-editor.module.css';
import { messages } from '../messages';
import { useSolve } from '../screen-state';
import type { SavingState } from './draft-keeper';

const texts: Record<SavingState, string> = {
  untouched: '',
  unsaved: '',
  saving: messages.draft.saving,
  saved: messages.draft.saved,
  contested: messages.draft.changedInTab,
  failed: messages.draft.failed,
};

/** SOLVE-8 */
export function SavingIndicator() {
  const { saving, theirs } = useSnapshot(useSolve().state);
  const isTrouble = saving === 'failed' || saving === 'contested';
  return (
    <p
      className={classNames(styles.saving, isTrouble && styles.alert)}
      role="status"
      // Each pause of the writer saves; screen readers announce only that it did not work.
      aria-live={isTrouble ? 'polite' : 'off'}
    >
      {saving === 'contested' && theirs?.from ? messages.draft.changedOnDevice : texts[saving]}
    </p>
  );
}
