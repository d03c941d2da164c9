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
  return (
    <p
      className={classNames(styles.saving, (saving === 'failed' || saving === 'contested') && styles.alert)}
      role="status"
    >
      {saving === 'contested' && theirs?.from ? messages.draft.changedOnDevice : texts[saving]}
    </p>
  );
}
