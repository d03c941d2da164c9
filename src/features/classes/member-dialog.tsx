import { useId } from 'react';
import { classLimits } from '../../../contract/class-limits';
import type { ClassMember } from '../../../contract/entities/classes/class';
import { locale } from '../../lib/translation';
import { addCards } from '../../parts/account-list/held-cards';
import { manageClass, resetClassAccounts } from '../../sync/classes/manage-class';
import { Dialog } from '../../ui/dialog';
import { TwoStepButton } from '../../ui/two-step-button';
import { cardOwner } from './accounts/class-cards';
import { makeCodes } from './accounts/make-codes';
import styles from './classes.module.css';
import { messages } from './messages';
import { OneFieldForm } from './one-field-form';
import { useAction } from './use-action';

const texts = messages.members;

interface MemberDialogProps {
  classID: string;
  member: ClassMember;
  /** Of the class, to choose from. */
  groups: readonly string[];
  offline: boolean;
  onClose(): void;
}

export function MemberDialog({ classID, member, groups, offline, onClose }: MemberDialogProps) {
  const { username, displayName, role, group, joinedAt, account } = member;
  const { isBusy, run } = useAction();
  const listID = useId();
  const disabled = offline || isBusy;
  const closeIf = ({ ok }: { ok: boolean }) => {
    if (ok) onClose();
    return ok;
  };
  const reset = async () => {
    const result = await run(() => resetClassAccounts(classID, [username]), texts.passwordSet);
    if (!result.ok) return;
    addCards(cardOwner(classID), result.accounts);
    onClose();
  };
  return (
    <Dialog title={displayName} onClose={onClose}>
      <div className={styles.dialog}>
        <p className={styles.quiet}>
          {[username, texts.joinedAt(new Date(joinedAt).toLocaleDateString(locale))].join(' · ')}
        </p>
        {offline && <p className={styles.quiet}>{messages.needsNetwork}</p>}
        {role === 'student' && (
          <>
            <OneFieldForm
              label={texts.group}
              hint={texts.groupHint}
              button={texts.save}
              initial={group}
              disabled={disabled}
              isEmptyAllowed
              field={{ maxLength: classLimits.groupLengthMax, list: listID }}
              onSend={async (name) =>
                closeIf(
                  await run(() =>
                    manageClass({ classID, action: 'group', usernames: [username], group: name }),
                  ),
                )
              }
            />
            <datalist id={listID}>
              {groups.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
            {account?.mayReset && (
              <div className={styles.action}>
                <TwoStepButton
                  question={texts.confirmPassword}
                  disabled={disabled}
                  onConfirm={() => void reset()}
                >
                  {texts.newPassword}
                </TwoStepButton>
                <p className={styles.quiet}>
                  {texts.signInName(account.signInName)}. {texts.passwordHint}
                </p>
              </div>
            )}
            {account?.mayReset && (
              <div className={styles.action}>
                <TwoStepButton
                  question={messages.shared.confirmOne}
                  disabled={disabled}
                  onConfirm={() =>
                    void run(() => makeCodes(classID, [username]), messages.shared.made).then(closeIf)
                  }
                >
                  {messages.shared.makeOne}
                </TwoStepButton>
                <p className={styles.quiet}>{messages.shared.makeOneHint}</p>
              </div>
            )}
            {!account?.mayReset && (
              <p className={styles.quiet}>{account ? texts.confirmedByOwner : texts.ownAccount}</p>
            )}
          </>
        )}
        <div className={styles.action}>
          <TwoStepButton
            question={texts.confirmRemove}
            disabled={disabled}
            onConfirm={() =>
              void run(
                () => manageClass({ classID, action: 'remove', username }),
                texts.removed(displayName),
              ).then(closeIf)
            }
          >
            {texts.remove}
          </TwoStepButton>
          <p className={styles.quiet}>{texts.removeHint}</p>
        </div>
      </div>
    </Dialog>
  );
}
