import { type FormEvent, useId, useState } from 'react';
import { contestManageLimits } from '../../../../../contract/entities/contest/manage-limits';
import type { ManagedNote, ManageNote } from '../../../../../contract/entities/contest/managed-submission';
import { sendNote } from '../../../../sync/contest-run/review-submissions';
import { Button } from '../../../../ui/button';
import { useAttempts } from '../../../../ui/form/use-attempts';
import { showToast } from '../../../../ui/toast';
import { TwoStepButton } from '../../../../ui/two-step-button';
import { useMay } from '../../organiser/role';
import { formatExactTime } from '../format-time';
import manage from '../manage.module.css';
import { messages } from './messages';
import styles from './submissions.module.css';

const texts = messages.submission;

interface JuryNotesProps {
  contestSlug: string;
  entryID: string;
  notes: readonly ManagedNote[];
  offline: boolean;
  onChange(): void;
}

export function JuryNotes({ contestSlug, entryID, notes, offline, onChange }: JuryNotesProps) {
  const mayWrite = useMay('judge');
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const attempts = useAttempts();
  const id = useId();
  const disabled = offline || isBusy;
  const send = async (body: ManageNote): Promise<boolean> => {
    setBusy(true);
    const done = await sendNote(body);
    setBusy(false);
    if (done.ok) onChange();
    else void showToast(done.message, { tone: 'alert', id: 'manage' });
    return done.ok;
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const note = { contestSlug, entryID, text };
    if (!(await send({ ...note, action: 'add', id: attempts.idOf(note) }))) return;
    attempts.done();
    setText('');
  };
  return (
    <section aria-label={texts.notes}>
      <h3>{texts.notes}</h3>
      {notes.length === 0 && <p className={manage.quiet}>{texts.noNotes}</p>}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <span>{`${note.username ?? texts.deletedUser} · ${formatExactTime(note.at)}`}</span>
            {note.own && mayWrite && !disabled && (
              <TwoStepButton
                question={texts.confirmDeleteNote}
                onConfirm={() => void send({ contestSlug, entryID, action: 'delete', id: note.id })}
              >
                {texts.deleteNote}
              </TwoStepButton>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <form className={manage.reply} onSubmit={(event) => void add(event)}>
          <label htmlFor={id}>{texts.note}</label>
          <textarea
            id={id}
            rows={2}
            maxLength={contestManageLimits.noteLengthMax}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div className={manage.buttons}>
            <Button small type="submit" disabled={disabled || text.trim() === ''}>
              {texts.addNote}
            </Button>
            {offline && <span className={manage.quiet}>{messages.needsNetwork}</span>}
          </div>
        </form>
      )}
    </section>
  );
}
