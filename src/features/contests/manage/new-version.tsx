import { type FormEvent, useState } from 'react';
import { contestManageLimits } from '../../../../contract/limits';
import { takeProblemVersion } from '../../../sync/contest-run/manage-contest';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { showToast } from '../../../ui/toast';
import styles from './manage.module.css';

interface NewVersionProps {
  contestSlug: string;
  problemID: string;
  version: number;
  newVersion: number;
  offline: boolean;
}

export function NewVersion({ contestSlug, problemID, version, newVersion, offline }: NewVersionProps) {
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const take = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const done = await takeProblemVersion({ contestSlug, problemID, version: newVersion, note });
    setBusy(false);
    if (!done.ok) return void showToast(done.message, { tone: 'alert', id: 'manage' });
    const text = `The contest uses version ${newVersion} now. Earlier submissions keep their verdicts until you rejudge them.`;
    void showToast(text, { tone: 'safe', id: 'manage' });
  };
  return (
    <form className={styles.reply} onSubmit={take}>
      <p className={styles.said}>
        {`Version ${newVersion} of this problem is available. This contest uses version ${version}.`}
      </p>
      <div className={styles.extra}>
        <Field
          label="What changed (optional)"
          maxLength={contestManageLimits.correctionNoteMax}
          value={note}
          hint="Participants who have this problem read it."
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button small look="primary" type="submit" disabled={offline || isBusy}>
          Use the new version
        </Button>
      </div>
      {offline && <span className={styles.quiet}>Needs a network</span>}
    </form>
  );
}
