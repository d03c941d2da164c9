import { useState } from 'react';
import type {
  AdminUserDetail,
  ChangedUser,
  ChangeUser,
} from '../../../../contract/entities/admin/admin-user';
import { roles } from '../../../../contract/entities/admin/limits';
import { CopyButton } from '../../../ui/copy-button';
import { Dialog } from '../../../ui/dialog';
import { TwoStepButton } from '../../../ui/two-step-button';
import styles from '../admin.module.css';
import { AdminState } from '../admin-state';
import { ReasonForm } from '../reason-form';
import { useAdmin, useAdminChange } from '../use-admin';
import { when } from '../when';
import { messages } from './messages';
import { UserFacts } from './user-facts';

interface UserDialogProps {
  uid: string;
  title: string;
  onClose(): void;
}

export function UserDialog({ uid, title, onClose }: UserDialogProps) {
  const detail = useAdmin('adminUser', { params: { uid } });
  const { isBusy, change } = useAdminChange();
  const [link, setLink] = useState<ChangedUser['resetLink']>();
  const send = async (body: ChangeUser, done: string) => {
    const changed = await change('adminChangeUser', body, done);
    if (!changed) return false;
    detail.replace(changed.user);
    setLink(changed.resetLink);
    return true;
  };
  return (
    <Dialog title={title} wide onClose={onClose}>
      <div className={styles.dialog}>
        <AdminState of={detail}>
          {(user) => (
            <>
              <UserFacts user={user} />
              <Sessions {...{ user, isBusy, send }} />
              <Password {...{ user, isBusy, send, link }} />
              <Roles {...{ user, isBusy, send }} />
              <Block {...{ user, isBusy, send }} />
            </>
          )}
        </AdminState>
      </div>
    </Dialog>
  );
}

interface PartProps {
  user: AdminUserDetail;
  isBusy: boolean;
  send(body: ChangeUser, done: string): Promise<boolean>;
}

function Sessions({ user: { uid }, isBusy, send }: PartProps) {
  return (
    <div className={styles.action}>
      <h3>{messages.sessionTitle}</h3>
      <TwoStepButton
        question={messages.confirmEndSessions}
        disabled={isBusy}
        onConfirm={() => void send({ action: 'endSessions', uid }, messages.sessionsEnded)}
      >
        {messages.endSessions}
      </TwoStepButton>
      <p className={styles.quiet}>{messages.endSessionsHint}</p>
    </div>
  );
}

function Password({ user: { uid }, isBusy, send, link }: PartProps & { link: ChangedUser['resetLink'] }) {
  return (
    <div className={styles.action}>
      <h3>{messages.passwordTitle}</h3>
      <TwoStepButton
        question={messages.confirmLink}
        disabled={isBusy}
        onConfirm={() => void send({ action: 'makeResetLink', uid }, messages.linkMade)}
      >
        {messages.makeLink}
      </TwoStepButton>
      <p className={styles.quiet}>{messages.linkHint}</p>
      {link && (
        <>
          <p>{messages.linkOnce(when(link.expiresAt))}</p>
          <p className={styles.link}>
            {link.url}
            <CopyButton text={link.url} label={messages.copyLink} />
          </p>
        </>
      )}
    </div>
  );
}

function Roles({ user, isBusy, send }: PartProps) {
  const { uid } = user;
  return (
    <div className={styles.action}>
      <h3>{messages.rolesTitle}</h3>
      {roles.map((role) => (
        <div key={role} className={styles.action}>
          {user.roles.includes(role) ? (
            <TwoStepButton
              question={messages.confirmRevoke}
              disabled={isBusy}
              onConfirm={() => void send({ action: 'revokeRole', uid, role }, messages.roleChanged)}
            >
              {messages.revoke(role)}
            </TwoStepButton>
          ) : (
            <TwoStepButton
              question={messages.confirmGrant(role)}
              disabled={isBusy}
              onConfirm={() => void send({ action: 'grantRole', uid, role }, messages.roleChanged)}
            >
              {messages.grant(role)}
            </TwoStepButton>
          )}
          <p className={styles.quiet}>{messages.roleHints[role]}</p>
        </div>
      ))}
    </div>
  );
}

function Block({ user: { uid, block, isOwn }, isBusy, send }: PartProps) {
  return (
    <div className={styles.action}>
      <h3>{messages.blockTitle}</h3>
      {block ? (
        <>
          <p>
            {messages.blockedSince(when(block.at), block.by)} {block.reason}
          </p>
          <TwoStepButton
            question={messages.confirmUnblock}
            disabled={isBusy}
            onConfirm={() => void send({ action: 'unblock', uid }, messages.accountUnblocked)}
          >
            {messages.unblock}
          </TwoStepButton>
        </>
      ) : isOwn ? (
        <p className={styles.quiet}>{messages.ownHint}</p>
      ) : (
        <ReasonForm
          hint={messages.blockHint}
          button={messages.block}
          disabled={isBusy}
          onSend={(reason) => send({ action: 'block', uid, reason }, messages.accountBlocked)}
        />
      )}
    </div>
  );
}
