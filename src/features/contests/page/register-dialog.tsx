import { type FormEvent, useState } from 'react';
import type { TeamDetails } from '../../../../contract/entities/contest/team';
import { contestLimits } from '../../../../contract/limits';
import { emptyTeam, isCountryWrong, TeamFields, trimmed } from '../../../parts/team/team-fields';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { PasswordField } from '../../../ui/form/password-field';
import styles from './contest-page.module.css';
import { messages } from './messages';
import { ProctorNotice } from './proctor-notice';

interface RegisterDialogProps {
  name: string;
  passwordProtected: boolean;
  /** null: not proctored. */
  maxWarnings: number | null;
  warningSeconds?: number | undefined;
  asksTeam: boolean;
  onRegister(password: string | undefined, team: TeamDetails | undefined): void;
  onClose(): void;
}

/** D-11: asks for the password and shows the proctoring rules before registration. */
export function RegisterDialog(props: RegisterDialogProps) {
  const { name, passwordProtected, maxWarnings, warningSeconds, asksTeam, onRegister, onClose } = props;
  const [team, setTeam] = useState(emptyTeam);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { passwordLengthMin, passwordLengthMax } = contestLimits;
  const problem = passwordProtected && password === '' && messages.registerDialog.passwordMissing;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem && !isCountryWrong(team))
      onRegister(passwordProtected ? password : undefined, asksTeam ? trimmed(team) : undefined);
  };
  return (
    <Dialog title={messages.registerDialog.title(name)} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {maxWarnings !== null && <ProctorNotice maxWarnings={maxWarnings} warningSeconds={warningSeconds} />}
        {passwordProtected && (
          <PasswordField
            label={messages.registerDialog.password}
            autoComplete="off"
            maxLength={passwordLengthMax}
            hint={messages.registerDialog.passwordLength(passwordLengthMin)}
            problem={tried && problem}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        {asksTeam && <TeamFields team={team} tried={tried} onChange={setTeam} />}
        <Button type="submit" look="primary">
          {messages.registerDialog.register}
        </Button>
      </form>
    </Dialog>
  );
}
