import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteOwnProblem } from '../../sync/authoring/own-problem';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { showToast } from '../../ui/toast';
import { messages } from './messages';
import styles from './problem-page.module.css';
import { saveOwnPackage } from './save-own-package';

export function CreatorActions({ problemID }: { problemID: string }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const navigate = useNavigate();
  const save = async () => {
    setSaving(true);
    await saveOwnPackage(problemID).finally(() => setSaving(false));
  };
  const remove = async () => {
    setBusy(true);
    const answer = await deleteOwnProblem(problemID);
    setBusy(false);
    setAsking(false);
    if (!answer.ok) return void showToast(answer.message, { tone: 'alert', id: 'problem-deleted' });
    void showToast(messages.removed, { tone: 'safe', id: 'problem-deleted' });
    void navigate({ to: '/explore' });
  };
  return (
    <>
      <Link to="/problems/create" search={{ edit: problemID }} className={buttonClass('plain')}>
        {messages.edit}
      </Link>
      <Button disabled={isSaving} onClick={() => void save()}>
        {messages.savePackage}
      </Button>
      <Button look="danger" onClick={() => setAsking(true)}>
        {messages.remove}
      </Button>
      {isAsking && (
        <Dialog title={messages.removeTitle} onClose={() => setAsking(false)}>
          <p>{messages.removeWarning}</p>
          <div className={styles.choice}>
            <Button onClick={() => setAsking(false)}>{messages.removeCancel}</Button>
            <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
              {messages.removeConfirm}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
