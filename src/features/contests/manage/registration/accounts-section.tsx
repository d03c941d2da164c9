import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { AccountList } from '../../../../parts/account-list/account-list';
import { addCards } from '../../../../parts/account-list/held-cards';
import { messages as listTexts } from '../../../../parts/account-list/messages';
import type { AccountListCalls } from '../../../../parts/account-list/use-account-list';
import { checkAccounts, createAccounts } from '../../../../sync/contest-registration/manage-accounts';
import { Section } from '../../../../ui/layout/section';
import { showToast } from '../../../../ui/toast';
import manage from '../manage.module.css';
import { cardOwner } from './cards-section';
import { messages } from './messages';

interface AccountsSectionProps {
  contest: ManagedContestRow;
  offline: boolean;
}

const texts = {
  label: messages.list,
  columns: messages.columns,
  example: messages.listExample,
  update: messages.update,
};

export function AccountsSection({ contest, offline }: AccountsSectionProps) {
  const { contestSlug, createsAccounts } = contest;
  if (!createsAccounts) {
    return (
      <Section title={messages.accounts}>
        <p className={manage.quiet}>{messages.elsewhere}</p>
      </Section>
    );
  }
  const calls: AccountListCalls = {
    check: (rows) => checkAccounts(contestSlug, rows),
    create: (rows, onProgress) => createAccounts(contestSlug, rows, onProgress),
    onCards: (cards) => addCards(cardOwner(contestSlug), cards),
    onDone: (count) =>
      void showToast(count > 0 ? listTexts.created(count) : messages.teamsUpdated, {
        tone: 'safe',
        id: 'manage',
      }),
  };
  return (
    <Section title={messages.accounts}>
      <p className={manage.quiet}>{messages.accountsHint}</p>
      <AccountList calls={calls} offline={offline} texts={texts} />
    </Section>
  );
}
