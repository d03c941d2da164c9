import { useState } from 'react';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { resetAccounts } from '../../../../sync/contest-registration/manage-accounts';
import { Button } from '../../../../ui/button';
import { Section } from '../../../../ui/layout/section';
import { showToast } from '../../../../ui/toast';
import { ConfirmButton } from '../confirm-button';
import manage from '../manage.module.css';
import { addCards } from './held-cards';
import { messages } from './messages';
import styles from './registration.module.css';

interface MadeAccountsProps {
  contest: ManagedContestRow;
  offline: boolean;
}

const pageSize = 50;

/** New passwords for accounts that were created in this contest, and for no others. */
export function MadeAccounts({ contest, offline }: MadeAccountsProps) {
  const { contestSlug, participants } = contest;
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState(pageSize);
  const made = participants.filter(({ account }) => account !== undefined);
  if (made.length === 0) return null;
  const free = made.filter(({ account }) => account?.mayReset);
  const reset = async (usernames: string[]) => {
    setBusy(true);
    const { accounts, refused, message } = await resetAccounts(contestSlug, usernames);
    setBusy(false);
    addCards(contestSlug, accounts);
    const problem = message ?? (refused.length > 0 ? messages.refused(refused.join(', ')) : undefined);
    if (problem) void showToast(problem, { tone: 'alert', id: 'manage' });
  };
  const isDisabled = offline || isBusy;
  return (
    <Section
      title={messages.made}
      aside={<span className={manage.quiet}>{messages.madeCount(made.length)}</span>}
    >
      <p className={manage.quiet}>{messages.madeHint}</p>
      {free.length > 1 && (
        <div className={styles.row}>
          <ResetButton
            question={messages.confirmAll(free.length)}
            label={messages.newPasswordForAll}
            isDisabled={isDisabled}
            onReset={() => void reset(free.map(({ username }) => username))}
          />
        </div>
      )}
      <ul className={manage.list} aria-label={messages.made}>
        {made.slice(0, shown).map(({ username, displayName, team, account }) => (
          <li key={username} className={styles.made}>
            <span className={manage.who}>
              <strong>{displayName}</strong>
              <span>
                {[account?.signInName, team?.teamName, team?.affiliation].filter(Boolean).join(' · ')}
              </span>
            </span>
            {account?.mayReset ? (
              <ResetButton
                question={messages.confirmOne}
                label={messages.newPassword}
                name={messages.newPasswordOf(displayName)}
                isDisabled={isDisabled}
                onReset={() => void reset([username])}
              />
            ) : (
              <span className={manage.quiet}>{messages.ownedByPerson}</span>
            )}
          </li>
        ))}
      </ul>
      {made.length > shown && <Button onClick={() => setShown(shown + pageSize)}>{messages.showMore}</Button>}
    </Section>
  );
}

interface ResetButtonProps {
  question: string;
  label: string;
  /** Accessible name, if the label is not unique. */
  name?: string;
  isDisabled: boolean;
  onReset(): void;
}

function ResetButton({ question, label, name, isDisabled, onReset }: ResetButtonProps) {
  return (
    <ConfirmButton question={question} isDisabled={isDisabled} onConfirm={onReset}>
      {name ? (
        <>
          <span aria-hidden>{label}</span>
          <span className="visually-hidden">{name}</span>
        </>
      ) : (
        label
      )}
    </ConfirmButton>
  );
}
