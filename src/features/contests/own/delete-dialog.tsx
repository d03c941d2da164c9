import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ContestRow } from '../../../data/copies/contests';
import { counted } from '../../../lib/words';
import { deleteOwnContest } from '../../../sync/authoring/own-contest';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Notice } from '../../../ui/notice';
import { showToast } from '../../../ui/toast';
import styles from './owner-actions.module.css';

interface DeleteDialogProps {
  contest: ContestRow;
  onClose(): void;
}

export function DeleteDialog({ contest, onClose }: DeleteDialogProps) {
  const { contestSlug, name, participants } = contest;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const remove = async () => {
    setBusy(true);
    const told = await deleteOwnContest(contestSlug);
    setBusy(false);
    if (!told.ok) return setProblem(told.message);
    void showToast(`${name} is deleted.`, { tone: 'safe', id: 'contest-deleted' });
    void navigate({ to: '/contests/mine' });
  };
  return (
    <Dialog title={`Delete ${name}?`} onClose={onClose}>
      <p>{consequence(participants)} This cannot be taken back.</p>
      {problem && (
        <Notice tone="alert" title="It was not deleted.">
          {problem}
        </Notice>
      )}
      <div className={styles.choice}>
        <Button onClick={onClose}>Keep it</Button>
        <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
          Delete for good
        </Button>
      </div>
    </Dialog>
  );
}

function consequence(participants: number): string {
  if (participants === 0) return 'Nobody has registered for it. Nobody will find it any more.';
  return `Nobody will find it any more, and its leaderboard is shown no longer. It has ${counted(participants, 'participant')}: whoever opens it reads that you have deleted it. What was handed in stays with those who did.`;
}
