import { useState } from 'react';
import type { ManagedContestRow } from '../../../../data/copies/managed-contests';
import { setAsksTeam } from '../../../../sync/contest-registration/manage-accounts';
import { CheckField } from '../../../../ui/form/field';
import { Section } from '../../../../ui/layout/section';
import { showToast } from '../../../../ui/toast';
import manage from '../manage.module.css';
import { messages } from './messages';

export function TeamsSection({ contest, offline }: { contest: ManagedContestRow; offline: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const choose = async (asksTeam: boolean) => {
    setBusy(true);
    const done = await setAsksTeam(contest.contestSlug, asksTeam);
    setBusy(false);
    if (!done.ok) void showToast(done.message, { tone: 'alert', id: 'manage' });
  };
  return (
    <Section title={messages.teams}>
      <p className={manage.quiet}>{messages.teamsHint}</p>
      <CheckField
        label={messages.askTeam}
        checked={contest.asksTeam ?? false}
        disabled={offline || isBusy}
        onChange={(event) => void choose(event.currentTarget.checked)}
      />
    </Section>
  );
}
