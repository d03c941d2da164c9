import { useState } from 'react';
import type { ManagedParticipant } from '../../../../../contract/entities/contest/contest-manage';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { addCards, removeCards } from '../../../../parts/account-list/held-cards';
import { messages as listTexts } from '../../../../parts/account-list/messages';
import { deleteAccounts, resetAccounts } from '../../../../sync/contest-registration/manage-accounts';
import { Button } from '../../../../ui/button';
import { Section } from '../../../../ui/layout/section';
import { NameLines } from '../../../../ui/people/name-lines';
import { showToast } from '../../../../ui/toast';
import { TwoStepButton } from '../../../../ui/two-step-button';
import manage from '../manage.module.css';
import { cardOwner } from './cards-section';
import { messages } from './messages';
import styles from './registration.module.css';

interface MadeAccountsProps {
  contest: ManagedContestRow;
  offline: boolean;
}

const pageSize = 50;

/** New passwords for accounts that were created in this contest, and the deletion of those that nobody used. */
export function MadeAccounts({ contest, offline }: MadeAccountsProps) {
  const { contestSlug, participants } = contest;
  const [isBusy, setBusy] = useState(false);
  const [shown, setShown] = useState(pageSize);
  const made = participants.filter(({ account }) => account !== undefined);
  if (made.length === 0) return null;
  const namesOf = (is: 'mayReset' | 'isUnused') =>
    made.filter(({ account }) => account?.[is]).map(({ username }) => username);
  const [free, unused] = [namesOf('mayReset'), namesOf('isUnused')];
  const act = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    const problem = await work();
    setBusy(false);
    if (problem) void showToast(problem, { tone: 'alert', id: 'manage' });
  };
  const reset = (usernames: string[]) =>
    act(async () => {
      const { accounts, refused, message } = await resetAccounts(contestSlug, usernames);
      addCards(cardOwner(contestSlug), accounts);
      return message ?? (refused.length > 0 ? messages.refused(refused.join(', ')) : undefined);
    });
  const remove = (usernames: string[]) =>
    act(async () => {
      const { deleted, refused, message } = await deleteAccounts(contestSlug, usernames);
      removeCards(deleted);
      if (deleted.length > 0)
        void showToast(messages.deleted(deleted.length), { tone: 'safe', id: 'accounts-deleted' });
      return message ?? (refused.length > 0 ? messages.notDeleted(refused.join(', ')) : undefined);
    });
  const isDisabled = offline || isBusy;
  return (
    <Section
      title={messages.made}
      aside={<span className={manage.quiet}>{messages.madeCount(made.length)}</span>}
    >
      <p className={manage.quiet}>{messages.madeHint}</p>
      {offline && <p className={manage.quiet}>{messages.changesNeedNetwork}</p>}
      {made.length > 1 && (free.length > 1 || unused.length > 0) && (
        <div className={styles.row}>
          {free.length > 1 && (
            <TwoStepButton
              question={messages.confirmAll(free.length)}
              disabled={isDisabled}
              onConfirm={() => void reset(free)}
            >
              {messages.newPasswordForAll}
            </TwoStepButton>
          )}
          {unused.length > 0 && (
            <TwoStepButton
              question={messages.confirmDeleteAll(unused.length)}
              disabled={isDisabled}
              onConfirm={() => void remove(unused)}
            >
              {messages.deleteUnused(unused.length)}
            </TwoStepButton>
          )}
        </div>
      )}
      <ul className={manage.list} aria-label={messages.made}>
        {made.slice(0, shown).map((person) => (
          <Row
            key={person.username}
            person={person}
            isDisabled={isDisabled}
            onReset={() => void reset([person.username])}
            onDelete={() => void remove([person.username])}
          />
        ))}
      </ul>
      {made.length > shown && (
        <Button onClick={() => setShown(shown + pageSize)}>{listTexts.showMore}</Button>
      )}
    </Section>
  );
}

interface RowProps {
  person: ManagedParticipant;
  isDisabled: boolean;
  onReset(): void;
  onDelete(): void;
}

function Row({ person: { displayName, team, account }, isDisabled, onReset, onDelete }: RowProps) {
  const details = [
    ...[account?.signInName, team?.teamName, team?.affiliation],
    account?.isUnused && messages.neverSignedIn,
  ];
  return (
    <li className={styles.made}>
      <NameLines>
        <strong>{displayName}</strong>
        <span>{details.filter(Boolean).join(' · ')}</span>
      </NameLines>
      {account?.mayReset ? (
        <span className={styles.rowButtons}>
          <TwoStepButton question={messages.confirmOne} disabled={isDisabled} onConfirm={onReset}>
            <Named label={messages.newPassword} name={messages.newPasswordOf(displayName)} />
          </TwoStepButton>
          {account.isUnused && (
            <TwoStepButton question={messages.confirmDelete} disabled={isDisabled} onConfirm={onDelete}>
              <Named label={messages.delete} name={messages.deleteOf(displayName)} />
            </TwoStepButton>
          )}
        </span>
      ) : (
        <span className={manage.quiet}>{messages.ownedByPerson}</span>
      )}
    </li>
  );
}

/** The label is not unique on the page, so screen readers get the name. */
function Named({ label, name }: { label: string; name: string }) {
  return (
    <>
      <span aria-hidden>{label}</span>
      <span className="visually-hidden">{name}</span>
    </>
  );
}
