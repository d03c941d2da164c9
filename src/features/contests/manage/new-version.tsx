import { type FormEvent, useState } from 'react';
import { contestManageLimits } from '../../../../contract/entities/contest/manage-limits';
import { takeProblemVersion } from '../../../sync/contest-run/manage-contest';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import { showToast } from '../../../ui/toast';
import styles from './manage.module.css';
import { messages } from './messages';

const texts = messages.rejudging;

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
    void showToast(texts.usesNewVersion(newVersion), { tone: 'safe', id: 'manage' });
  };
  return (
    <form className={styles.reply} onSubmit={take}>
      <p className={styles.message}>{texts.newVersion(newVersion, version)}</p>
      <div className={styles.extra}>
        <Field
          label={texts.whatChanged}
          maxLength={contestManageLimits.correctionNoteMax}
          value={note}
          hint={texts.whatChangedHint}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button small look="primary" type="submit" disabled={offline || isBusy}>
          {texts.useNewVersion}
        </Button>
      </div>
      {offline && <span className={styles.quiet}>{messages.needsNetwork}</span>}
    </form>
  );
}
