import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { deleteOwnProblem } from '../../sync/authoring/own-problem';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { showToast } from '../../ui/toast';
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
    const told = await deleteOwnProblem(problemID);
    setBusy(false);
    setAsking(false);
    if (!told.ok) return void showToast(told.message, { tone: 'alert', id: 'problem-deleted' });
    void showToast('The problem is deleted.', { tone: 'safe', id: 'problem-deleted' });
    void navigate({ to: '/explore' });
  };
  return (
    <>
      <Link to="/problems/create" search={{ edit: problemID }} className={buttonClass('plain')}>
        Edit
      </Link>
      <Button disabled={isSaving} onClick={() => void save()}>
        Save as a package
      </Button>
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete
      </Button>
      {isAsking && (
        <Dialog title="Delete this problem?" onClose={() => setAsking(false)}>
          <p>
            Nobody will find it any more. What others have handed in to it stays theirs. This cannot be taken
            back.
          </p>
          <div className={styles.choice}>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
              Delete for good
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
