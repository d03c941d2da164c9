import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { AccountsSection } from './accounts-section';
import { CardsSection } from './cards-section';
import { InvitationsSection } from './invitations-section';
import { MadeAccounts } from './made-accounts';
import styles from './registration.module.css';
import { TeamsSection } from './teams-section';

/** Who takes part: teams, accounts from a list, and their passwords. */
export function RegistrationPanel({ contest, offline }: { contest: ManagedContestRow; offline: boolean }) {
  return (
    <div className={styles.panel}>
      <CardsSection contest={contest} />
      <AccountsSection contest={contest} offline={offline} />
      <MadeAccounts contest={contest} offline={offline} />
      <InvitationsSection contest={contest} offline={offline} />
      <TeamsSection contest={contest} offline={offline} />
    </div>
  );
}
