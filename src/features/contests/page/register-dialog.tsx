import { type FormEvent, useState } from 'react';
import { contestLimits } from '../../../../contract/limits';
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
  onRegister(password: string | undefined): void;
  onClose(): void;
}

/** D-11: asks for the password and shows the proctoring rules before registration. */
export function RegisterDialog(props: RegisterDialogProps) {
  const { name, passwordProtected, maxWarnings, warningSeconds, onRegister, onClose } = props;
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { passwordLengthMin, passwordLengthMax } = contestLimits;
  const problem = passwordProtected && password === '' && messages.registerDialog.passwordMissing;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem) onRegister(passwordProtected ? password : undefined);
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
        <Button type="submit" look="primary">
          {messages.registerDialog.register}
        </Button>
      </form>
    </Dialog>
  );
}
