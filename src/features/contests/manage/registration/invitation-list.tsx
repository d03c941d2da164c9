import { useState } from 'react';
import type { Invitation } from '../../../../../contract/entities/contest/invitation';
import { momentText } from '../../../../lib/words';
import { serverClock } from '../../../../sync/server/page-client';
import { Button } from '../../../../ui/button';
import { CopyButton } from '../../../../ui/copy-button';
import { NameLines } from '../../../../ui/people/name-lines';
import { TwoStepButton } from '../../../../ui/two-step-button';
import manage from '../manage.module.css';
import { messages } from './invitation-messages';
import styles from './registration.module.css';

interface InvitationListProps {
  contestSlug: string;
  invitations: readonly Invitation[];
  isDisabled: boolean;
  onRevoke(id: string): void;
}

const pageSize = 50;
const namesShown = 8;

export function InvitationList({ contestSlug, invitations, isDisabled, onRevoke }: InvitationListProps) {
  const [shown, setShown] = useState(pageSize);
  if (invitations.length === 0) return <p className={manage.quiet}>{messages.none}</p>;
  return (
    <>
      <ul className={manage.list} aria-label={messages.title}>
        {invitations.slice(0, shown).map((one) => (
          <Row
            key={one.id}
            slug={contestSlug}
            invitation={one}
            isDisabled={isDisabled}
            onRevoke={() => onRevoke(one.id)}
          />
        ))}
      </ul>
      {invitations.length > shown && (
        <Button onClick={() => setShown(shown + pageSize)}>{messages.showMore}</Button>
      )}
    </>
  );
}

interface RowProps {
  slug: string;
  invitation: Invitation;
  isDisabled: boolean;
  onRevoke(): void;
}

function Row({ slug, invitation, isDisabled, onRevoke }: RowProps) {
  const { email, token, createdAt } = invitation;
  const nowMs = serverClock.now();
  const state = endOf(invitation, nowMs);
  const address = `${location.origin}/contests/${encodeURIComponent(slug)}#invitation=${token}`;
  return (
    <li className={styles.made}>
      <NameLines>
        <strong>{email ?? messages.linkFrom(momentText(Date.parse(createdAt), nowMs))}</strong>
        {token && <code className={styles.address}>{address}</code>}
        <span>{factsOf(invitation, nowMs, state === undefined)}</span>
      </NameLines>
      {state ? (
        <span className={manage.mark}>{messages.states[state]}</span>
      ) : (
        <span className={styles.rowButtons}>
          {token && <CopyButton text={address} label={messages.copyLink} />}
          <TwoStepButton question={messages.confirmRevoke} disabled={isDisabled} onConfirm={onRevoke}>
            {messages.revoke}
          </TwoStepButton>
        </span>
      )}
    </li>
  );
}

/** Why nobody can accept it any more. */
function endOf(
  { revokedAt, expiresAt, usesMax, acceptedBy }: Invitation,
  nowMs: number,
): keyof typeof messages.states | undefined {
  if (revokedAt) return 'revoked';
  if (usesMax !== null && acceptedBy.length >= usesMax) return 'used';
  return expiresAt && Date.parse(expiresAt) <= nowMs ? 'expired' : undefined;
}

function factsOf(invitation: Invitation, nowMs: number, isOpen: boolean): string {
  const { email, usesMax, expiresAt, acceptedBy } = invitation;
  const names = acceptedBy.slice(0, namesShown).join(', ');
  return [
    acceptedBy.length === 0
      ? messages.nobodyYet
      : messages.acceptedBy(names, Math.max(0, acceptedBy.length - namesShown)),
    email === null && usesMax !== null && messages.usedOf(acceptedBy.length, usesMax),
    isOpen && expiresAt && messages.validUntil(momentText(Date.parse(expiresAt), nowMs)),
  ]
    .filter(Boolean)
    .join(' · ');
}
