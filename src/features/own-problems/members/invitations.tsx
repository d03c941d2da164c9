import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ProblemInvitation } from '../../../../contract/entities/problem/problem-member';
import { useFromLink } from '../../../parts/use-from';
import { answerInvitation } from '../../../sync/authoring/problem-members';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { showToast } from '../../../ui/toast';
import styles from './members.module.css';
import { messages } from './messages';

interface InvitationsProps {
  invitations: readonly ProblemInvitation[];
  offline: boolean;
  onAnswered(): void;
}

export function Invitations({ invitations, offline, onAnswered }: InvitationsProps) {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const fromLink = useFromLink();
  if (invitations.length === 0) return null;
  const answer = async (invitationID: string, accept: boolean) => {
    setBusy(true);
    const told = await answerInvitation({ invitationID, accept });
    setBusy(false);
    if (!told.ok) return void showToast(told.message, { tone: 'alert', id: 'problem-invitation' });
    onAnswered();
    if (told.problemID === undefined) return;
    void showToast(messages.accepted, { tone: 'safe', id: 'problem-invitation' });
    void navigate({ to: '/problems/$problemID', params: { problemID: told.problemID }, ...fromLink });
  };
  const disabled = offline || isBusy;
  return (
    <section className={styles.invitations} aria-label={messages.invitations}>
      {invitations.map(({ invitationID, title, role, invitedBy }) => (
        <Notice
          key={invitationID}
          tone="accent"
          title={messages.invitation(
            title,
            invitedBy,
            role === 'author' ? messages.asAuthor : messages.asTester,
          )}
          actions={
            <>
              <Button
                small
                look="primary"
                disabled={disabled}
                aria-label={messages.acceptOf(title)}
                onClick={() => void answer(invitationID, true)}
              >
                {messages.accept}
              </Button>
              <Button
                small
                disabled={disabled}
                aria-label={messages.declineOf(title)}
                onClick={() => void answer(invitationID, false)}
              >
                {messages.decline}
              </Button>
            </>
          }
        >
          {messages.rights[role]}
        </Notice>
      ))}
    </section>
  );
}
