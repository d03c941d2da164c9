import { useLiveQuery } from 'dexie-react-hooks';
import { editProfile, readPreferences } from '../../data/work/profile-edits';
import { CheckField } from '../../ui/form/field';
import { showToast } from '../../ui/toast';
import { messages } from './messages';
import styles from './solutions.module.css';

/** The same setting as on the page of the profile. */
export function ShareSwitch({ account }: { account: string }) {
  const preferences = useLiveQuery(() => readPreferences(account), [account]);
  const choose = (shareSolutions: boolean) =>
    editProfile(account, { preferences: { shareSolutions } }).catch((error: unknown) => {
      console.error('The setting could not be stored', error);
      showToast(messages.shareFailed, { tone: 'alert' });
    });
  return (
    <div className={styles.share}>
      <CheckField
        label={messages.share}
        checked={preferences?.shareSolutions === true}
        disabled={preferences === undefined}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
      <p className={styles.quiet}>{messages.shareHint}</p>
    </div>
  );
}
