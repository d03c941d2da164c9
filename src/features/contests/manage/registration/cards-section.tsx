import { accountKey } from '../../../../auth/session';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { Cards } from '../../../../parts/account-list/cards';
import { messages } from './messages';

export const cardOwner = (slug: string) => `${accountKey()}:${slug}`;

export function CardsSection({ contest: { contestSlug, name } }: { contest: ManagedContestRow }) {
  const address = `${location.origin}/contests/${encodeURIComponent(contestSlug)}`;
  return (
    <Cards
      owner={cardOwner(contestSlug)}
      title={name}
      address={address}
      csv={{
        fileName: `accounts-${contestSlug}.csv`,
        columns: messages.csvColumns,
        row: (card) => [
          ...[card.displayName, card.teamName, card.affiliation, card.country],
          ...[address, card.signInName, card.password],
        ],
      }}
    />
  );
}
