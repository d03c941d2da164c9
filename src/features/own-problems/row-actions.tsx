import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import { mayOnProblem } from '../../../contract/rules/problem-roles';
import type { AccountKey } from '../../data/account/account';
import { discardEntry } from '../../data/outbox/outbox';
import { giveUpRefused } from '../../data/wizards/creations';
import { deleteWizardDraft } from '../../data/wizards/wizard-drafts';
import { Button, buttonClass } from '../../ui/button';
import { TwoStepButton } from '../../ui/two-step-button';
import { DeleteProblemDialog } from './delete-problem-dialog';
import { VersionsDialog } from './history/versions-dialog';
import { MembersDialog } from './members/members-dialog';
import { messages } from './messages';
import styles from './own-problems.module.css';
import type { OwnDraft } from './own-rows';
import { saveOwnPackage } from './save-own-package';

interface ProblemActionsProps {
  account: AccountKey;
  problem: OwnProblem;
  draft: OwnDraft | undefined;
  offline: boolean;
  onDeleted(): void;
}

export function ProblemActions({ account, problem, draft, offline, onDeleted }: ProblemActionsProps) {
  const [isSaving, setSaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const [isInHistory, setInHistory] = useState(false);
  const isAuthor = mayOnProblem(problem.role, 'author');
  const save = async () => {
    setSaving(true);
    await saveOwnPackage(problem.id).finally(() => setSaving(false));
  };
  return (
    <div className={styles.ways}>
      {isAuthor && (
        <>
          <Link to="/problems/create" search={{ copy: problem.id }} className={buttonClass('plain', true)}>
            {messages.duplicate}
          </Link>
          <Button small disabled={isSaving} onClick={() => void save()}>
            {messages.savePackage}
          </Button>
        </>
      )}
      <Button small disabled={offline} onClick={() => setInHistory(true)}>
        {messages.versions}
      </Button>
      <Button small disabled={offline} onClick={() => setSharing(true)}>
        {problem.role === 'creator' ? messages.share : messages.people}
      </Button>
      {problem.role === 'creator' && (
        <Button small look="danger" disabled={offline} onClick={() => setAsking(true)}>
          {messages.remove}
        </Button>
      )}
      {isInHistory && (
        <VersionsDialog
          problemID={problem.id}
          title={problem.title}
          onClose={() => setInHistory(false)}
          onRestored={onDeleted}
        />
      )}
      {isSharing && (
        <MembersDialog
          problemID={problem.id}
          title={problem.title}
          onClose={() => setSharing(false)}
          onLeft={() => {
            setSharing(false);
            onDeleted();
          }}
        />
      )}
      {isAsking && (
        <DeleteProblemDialog
          {...{ account, problem, draft }}
          onClose={() => setAsking(false)}
          onDeleted={onDeleted}
        />
      )}
    </div>
  );
}

/** Of a draft that was never published. */
export function DraftActions({ account, draft }: { account: AccountKey; draft: OwnDraft }) {
  const discard = async () => {
    await giveUpRefused('problem', account, draft.id);
    await deleteWizardDraft(account, 'problem', draft.id);
  };
  return (
    <TwoStepButton question={messages.confirmDiscard} onConfirm={() => void discard()}>
      {messages.discard}
    </TwoStepButton>
  );
}

/** Takes the problem out of the outbox, so that its author can change it. */
export function DoNotSend({ draft: { creationID } }: { draft: OwnDraft }) {
  return (
    <Button small onClick={() => creationID !== undefined && void discardEntry(creationID)}>
      {messages.doNotSend}
    </Button>
  );
}
