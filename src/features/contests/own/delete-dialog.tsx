import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ContestRow } from '../../../data/copies/contests';
import { deleteOwnContest } from '../../../sync/authoring/own-contest';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { showToast } from '../../../ui/toast';
import { messages } from './messages';
import styles from './owner-actions.module.css';

interface DeleteDialogProps {
  contest: ContestRow;
  onClose(): void;
}

export function DeleteDialog({ contest, onClose }: DeleteDialogProps) {
  const { contestSlug, name, participants } = contest;
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const navigate = useNavigate();
  const remove = async () => {
    setBusy(true);
    const answer = await deleteOwnContest(contestSlug);
    setBusy(false);
    if (!answer.ok) return setFault(answer.message);
    void showToast(messages.deleted(name), { tone: 'safe', id: 'contest-deleted' });
    void navigate({ to: '/contests/mine' });
  };
  return (
    <Dialog title={messages.confirmTitle(name)} onClose={onClose}>
      <p>{messages.consequence(participants)}</p>
      {fault && (
        <Notice tone="alert" title={messages.notDeleted}>
          {fault}
        </Notice>
      )}
      <div className={styles.choice}>
        <Button onClick={onClose}>{messages.keep}</Button>
        <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
          {messages.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
