import { useState } from 'react';
import type { Invitations, Invite } from '../../../../../contract/entities/contest/invitation';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { usePull } from '../../../../parts/local-copies/use-pull';
import { fetchInvitations, sendInvitation } from '../../../../sync/contest-registration/invitations';
import { Button } from '../../../../ui/button';
import { Section } from '../../../../ui/layout/section';
import { SkeletonLines } from '../../../../ui/skeleton';
import { showToast } from '../../../../ui/toast';
import manage from '../manage.module.css';
import { InvitationList } from './invitation-list';
import { messages } from './invitation-messages';
import { LinkForm } from './link-form';
import { MailForm } from './mail-form';

interface InvitationsSectionProps {
  contest: ManagedContestRow;
  offline: boolean;
}

/** By link and by mail. Online only: the organiser sees who accepted. */
export function InvitationsSection({ contest, offline }: InvitationsSectionProps) {
  const { contestSlug } = contest;
  const [known, setKnown] = useState<Invitations | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { last, again } = usePull(`${contestSlug}:${offline}`, async () => {
    const answer = await fetchInvitations(contestSlug);
    if (answer.ok) setKnown(answer.data);
    return answer;
  });
  const send = async (body: Invite): Promise<boolean> => {
    setBusy(true);
    const result = await sendInvitation(body);
    setBusy(false);
    if (result.ok) setKnown(result.data);
    else void showToast(result.message, { tone: 'alert', id: 'manage' });
    return result.ok;
  };
  const isDisabled = offline || isBusy;
  return (
    <Section title={messages.title}>
      <p className={manage.quiet}>{messages.intro}</p>
      {offline && <p className={manage.quiet}>{messages.needsNetwork}</p>}
      <LinkForm contestSlug={contestSlug} isDisabled={isDisabled} onSend={send} />
      <MailForm contestSlug={contestSlug} mail={known?.mail} isDisabled={isDisabled} onSend={send} />
      {known && (
        <InvitationList
          contestSlug={contestSlug}
          invitations={known.invitations}
          isDisabled={isDisabled}
          onRevoke={(id) => void send({ contestSlug, action: 'revoke', id })}
        />
      )}
      {!known && !last && <SkeletonLines count={3} />}
      {!known && last?.ok === false && !offline && (
        <p role="alert">
          {last.message} <Button onClick={again}>{messages.tryAgain}</Button>
        </p>
      )}
    </Section>
  );
}
