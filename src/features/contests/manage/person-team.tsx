import { type FormEvent, useState } from 'react';
import type { TeamDetails } from '../../../../contract/entities/contest/team';
import { emptyTeam, isCountryWrong, TeamFields, trimmed } from '../../../parts/team/team-fields';
import { Button } from '../../../ui/button';
import styles from './manage.module.css';
import { messages } from './messages';

interface PersonTeamProps {
  team: TeamDetails | undefined;
  disabled: boolean;
  onSave(team: TeamDetails): void;
}

export function PersonTeam({ team = emptyTeam, disabled, onSave }: PersonTeamProps) {
  const [typed, setTyped] = useState(team);
  const [tried, setTried] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isCountryWrong(typed)) onSave(trimmed(typed));
  };
  return (
    <form className={styles.team} onSubmit={save}>
      <TeamFields team={typed} tried={tried} onChange={setTyped} />
      <Button small type="submit" disabled={disabled}>
        {messages.participant.saveTeam}
      </Button>
    </form>
  );
}
