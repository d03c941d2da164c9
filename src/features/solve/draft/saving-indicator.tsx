import { useSnapshot } from 'valtio';
import { classNames } from '../../../ui/class-names';
import styles from '../editor/code-editor.module.css';
import { useSolve } from '../screen-state';
import type { SavingState } from './draft-keeper';

const texts: Record<SavingState, string> = {
  untouched: '',
  unsaved: '',
  saving: 'Saving locally…',
  saved: 'Saved on this device',
  contested: 'Not saved: changed in another tab',
  failed: 'Not saved: this device did not take it',
};

/** SOLVE-8 */
export function SavingIndicator() {
  const { saving, theirs } = useSnapshot(useSolve().state);
  return (
    <p
      className={classNames(styles.saving, (saving === 'failed' || saving === 'contested') && styles.alert)}
      role="status"
    >
      {saving === 'contested' && theirs?.from ? 'Not saved: changed on another device' : texts[saving]}
    </p>
  );
}
