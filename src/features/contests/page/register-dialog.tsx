import { type FormEvent, useState } from 'react';
import { contestLimits } from '../../../../contract/limits';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { PasswordField } from '../../../ui/form/password-field';
import styles from './contest-page.module.css';
import { ProctorNotice } from './proctor-notice';

interface RegisterDialogProps {
  name: string;
  passwordProtected: boolean;
  /** null: not proctored. */
  maxWarnings: number | null;
  onRegister(password: string | undefined): void;
  onClose(): void;
}

/** D-11: asks for the password and shows the proctoring rules before registration. */
export function RegisterDialog(props: RegisterDialogProps) {
  const { name, passwordProtected, maxWarnings, onRegister, onClose } = props;
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { passwordLengthMin, passwordLengthMax } = contestLimits;
  const problem =
    passwordProtected && password === '' && 'The organiser gives it to those who may take part.';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!problem) onRegister(passwordProtected ? password : undefined);
  };
  return (
    <Dialog title={`Register for ${name}`} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        {maxWarnings !== null && <ProctorNotice maxWarnings={maxWarnings} />}
        {passwordProtected && (
          <PasswordField
            label="Contest password"
            autoComplete="off"
            maxLength={passwordLengthMax}
            hint={`At least ${passwordLengthMin} characters.`}
            problem={tried && problem}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
        )}
        <Button type="submit" look="primary">
          Register
        </Button>
      </form>
    </Dialog>
  );
}
