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
import { messages } from '../messages';
import { ReasonForm } from '../reason-form';
import { useAdmin, useAdminChange } from '../use-admin';
import { when } from '../when';
import { UserFacts } from './user-facts';

const texts = messages.users;

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
      <h3>{texts.sessionTitle}</h3>
      <TwoStepButton
        question={texts.confirmEndSessions}
        disabled={isBusy}
        onConfirm={() => void send({ action: 'endSessions', uid }, texts.sessionsEnded)}
      >
        {texts.endSessions}
      </TwoStepButton>
      <p className={styles.quiet}>{texts.endSessionsHint}</p>
    </div>
  );
}

function Password({ user: { uid }, isBusy, send, link }: PartProps & { link: ChangedUser['resetLink'] }) {
  return (
    <div className={styles.action}>
      <h3>{texts.passwordTitle}</h3>
      <TwoStepButton
        question={texts.confirmLink}
        disabled={isBusy}
        onConfirm={() => void send({ action: 'makeResetLink', uid }, texts.linkMade)}
      >
        {texts.makeLink}
      </TwoStepButton>
      <p className={styles.quiet}>{texts.linkHint}</p>
      {link && (
        <>
          <p>{texts.linkOnce(when(link.expiresAt))}</p>
          <p className={styles.link}>
            {link.url}
            <CopyButton text={link.url} label={texts.copyLink} />
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
      <h3>{texts.rolesTitle}</h3>
      {roles.map((role) => (
        <div key={role} className={styles.action}>
          {user.roles.includes(role) ? (
            <TwoStepButton
              question={texts.confirmRevoke}
              disabled={isBusy}
              onConfirm={() => void send({ action: 'revokeRole', uid, role }, texts.roleChanged)}
            >
              {texts.revoke(role)}
            </TwoStepButton>
          ) : (
            <TwoStepButton
              question={texts.confirmGrant(role)}
              disabled={isBusy}
              onConfirm={() => void send({ action: 'grantRole', uid, role }, texts.roleChanged)}
            >
              {texts.grant(role)}
            </TwoStepButton>
          )}
          <p className={styles.quiet}>{texts.roleHints[role]}</p>
        </div>
      ))}
    </div>
  );
}

function Block({ user: { uid, block, isOwn }, isBusy, send }: PartProps) {
  return (
    <div className={styles.action}>
      <h3>{texts.blockTitle}</h3>
      {block ? (
        <>
          <p>
            {texts.blockedSince(when(block.at), block.by)} {block.reason}
          </p>
          <TwoStepButton
            question={texts.confirmUnblock}
            disabled={isBusy}
            onConfirm={() => void send({ action: 'unblock', uid }, texts.accountUnblocked)}
          >
            {texts.unblock}
          </TwoStepButton>
        </>
      ) : isOwn ? (
        <p className={styles.quiet}>{texts.ownHint}</p>
      ) : (
        <ReasonForm
          hint={texts.blockHint}
          button={texts.block}
          disabled={isBusy}
          onSend={(reason) => send({ action: 'block', uid, reason }, texts.accountBlocked)}
        />
      )}
    </div>
  );
}
