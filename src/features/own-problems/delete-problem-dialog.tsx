import { useState } from 'react';
import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import type { AccountKey } from '../../data/account/account';
import { forgetOwnProblem } from '../../data/copies/own-problems';
import { deleteWizardDraft } from '../../data/wizards/wizard-drafts';
import { deleteOwnProblem } from '../../sync/authoring/own-problem';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { showToast } from '../../ui/toast';
import { messages } from './messages';
import styles from './own-problems.module.css';
import type { OwnDraft } from './own-rows';
import { UseLink } from './use-link';

interface DeleteProblemDialogProps {
  account: AccountKey;
  problem: Pick<OwnProblem, 'id' | 'title' | 'uses' | 'counts'>;
  draft: OwnDraft | undefined;
  onClose(): void;
  onDeleted(): void;
}

/** Asks first, and names what the deletion touches. */
export function DeleteProblemDialog({ account, problem, draft, ...on }: DeleteProblemDialogProps) {
  const { id, title, uses, counts } = problem;
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const isUsed = uses.length > 0 || counts.tries > 0;
  const remove = async () => {
    setBusy(true);
    const answer = await deleteOwnProblem(id);
    setBusy(false);
    if (!answer.ok) return setFault(answer.message);
    if (draft) await deleteWizardDraft(account, 'problem', draft.id);
    await forgetOwnProblem(account, id);
    void showToast(messages.removed, { tone: 'safe', id: 'problem-deleted' });
    on.onClose();
    on.onDeleted();
  };
  return (
    <Dialog title={messages.removeTitle(title)} onClose={on.onClose}>
      <div className={styles.dialog}>
        <p>{isUsed ? messages.removeUsed : messages.removeUnused}</p>
        {uses.length > 0 && (
          <div>
            <p>{messages.removeTouches}</p>
            <ul className={styles.touched}>
              {uses.map((use) => (
                <li key={`${use.kind} ${use.key} ${use.name}`}>
                  <UseLink use={use} />
                </li>
              ))}
            </ul>
            {uses.some(({ kind }) => kind === 'contest') && <p>{messages.removeContests}</p>}
          </div>
        )}
        {counts.tries > 0 && <p>{messages.removeSubmissions(counts.tries)}</p>}
        {draft && <p>{messages.removeDraft}</p>}
        <p>{messages.removeFinal}</p>
        {fault && <Notice tone="alert">{fault}</Notice>}
        <div className={styles.choice}>
          <Button onClick={on.onClose}>{messages.removeCancel}</Button>
          <Button look="danger" disabled={isBusy} onClick={() => void remove()}>
            {messages.removeConfirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
