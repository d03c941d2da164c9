import { useEffect, useState } from 'react';
import type { Invitation, Invitations, Invite } from '../../../../../contract/entities/contest/invitation';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { randomId } from '../../../../lib/random-id';
import { fetchInvitations, sendInvitation } from '../../../../sync/contest-registration/invitations';
import { Button } from '../../../../ui/button';
import { CopyButton } from '../../../../ui/copy-button';
import { Field } from '../../../../ui/form/field';
import { TextArea } from '../../../../ui/form/text-area';
import { Section } from '../../../../ui/layout/section';
import { showToast } from '../../../../ui/toast';
import { ConfirmButton } from '../confirm-button';
import manage from '../manage.module.css';
import { messages } from './invitation-messages';
import styles from './registration.module.css';

interface InvitationsSectionProps {
  contest: ManagedContestRow;
  offline: boolean;
}

/** By link and by mail. Online only: the organiser sees who accepted. */
export function InvitationsSection({ contest, offline }: InvitationsSectionProps) {
  const { contestSlug } = contest;
  const [known, setKnown] = useState<Invitations | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [uses, setUses] = useState('');
  const [emails, setEmails] = useState('');
  useEffect(() => {
    let current = true;
    if (!offline) void fetchInvitations(contestSlug).then((got) => current && got.ok && setKnown(got.data));
    return () => {
      current = false;
    };
  }, [contestSlug, offline]);
  const send = async (body: Invite): Promise<boolean> => {
    setBusy(true);
    const result = await sendInvitation(body);
    setBusy(false);
    if (result.ok) setKnown(result.data);
    else void showToast(result.message, { tone: 'alert', id: 'manage' });
    return result.ok;
  };
  const usesMax = uses.trim() === '' ? null : Number(uses);
  const isUsesRight = usesMax === null || (Number.isInteger(usesMax) && usesMax >= 1 && usesMax <= 10_000);
  const listed = emails.split(/[\s,;]+/).filter(Boolean);
  const isDisabled = offline || isBusy;
  return (
    <Section title={messages.title}>
      <p className={manage.quiet}>{messages.intro}</p>
      {offline && <p className={manage.quiet}>{messages.needsNetwork}</p>}
      <div className={manage.extra}>
        <Field
          label={messages.uses}
          inputMode="numeric"
          value={uses}
          hint={messages.usesHint}
          problem={!isUsesRight && messages.usesWrong}
          onChange={(event) => setUses(event.currentTarget.value)}
        />
        <Button
          disabled={isDisabled || !isUsesRight}
          onClick={() => void send({ contestSlug, action: 'link', id: randomId(), usesMax, days: null })}
        >
          {messages.createLink}
        </Button>
      </div>
      <TextArea
        label={messages.emails}
        name="emails"
        rows={3}
        hint={messages.mailHints[known?.mail ?? 'sent']}
        problem={undefined}
        value={emails}
        onType={setEmails}
      />
      <div className={styles.row}>
        <Button
          disabled={isDisabled || listed.length === 0 || listed.length > 50 || known?.mail === 'off'}
          onClick={() =>
            void send({ contestSlug, action: 'mail', emails: listed }).then((ok) => ok && setEmails(''))
          }
        >
          {messages.sendMails(listed.length)}
        </Button>
      </div>
      <ul className={manage.list} aria-label={messages.title}>
        {known?.invitations.map((one) => (
          <Row
            key={one.id}
            slug={contestSlug}
            invitation={one}
            isDisabled={isDisabled}
            onRevoke={() => void send({ contestSlug, action: 'revoke', id: one.id })}
          />
        ))}
      </ul>
    </Section>
  );
}

interface RowProps {
  slug: string;
  invitation: Invitation;
  isDisabled: boolean;
  onRevoke(): void;
}

function Row({ slug, invitation, isDisabled, onRevoke }: RowProps) {
  const { email, token, usesMax, revokedAt, acceptedBy } = invitation;
  const address = `${location.origin}/contests/${encodeURIComponent(slug)}#invitation=${token}`;
  return (
    <li className={styles.made}>
      <span className={manage.who}>
        <strong>{email ?? address}</strong>
        <span>
          {acceptedBy.length === 0 ? messages.nobodyYet : messages.acceptedBy(acceptedBy.join(', '))}
          {email === null && usesMax !== null && ` · ${messages.usedOf(acceptedBy.length, usesMax)}`}
        </span>
      </span>
      {revokedAt ? (
        <span className={manage.mark}>{messages.revoked}</span>
      ) : (
        <span className={styles.row}>
          {token && <CopyButton text={address} label={messages.copyLink} />}
          <ConfirmButton question={messages.confirmRevoke} isDisabled={isDisabled} onConfirm={onRevoke}>
            {messages.revoke}
          </ConfirmButton>
        </span>
      )}
    </li>
  );
}
