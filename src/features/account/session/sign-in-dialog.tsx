import { Link, useLocation } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signInName } from '../../../../contract/rules/names/sign-in-name';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import styles from '../sign-in/account-frame.module.css';
import { CurrentPasswordField } from '../sign-in/current-password-field';
import { messages as signInMessages } from '../sign-in/messages';
import { NetworkNeeded } from '../sign-in/network-needed';
import { useAccountCall } from '../sign-in/use-account-call';
import { messages } from './messages';

interface SignInDialogProps {
  email: string;
  unsent: number;
  /** Opened on request, so it may take the focus. */
  asked: boolean;
  onClose(): void;
}

/** Not modal, because the user may be typing when the session ends. */
export function SignInDialog({ email, unsent, asked, onClose }: SignInDialogProps) {
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, run } = useAccountCall();
  const { href } = useLocation();
  const name = signInName(email);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asked) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, [asked]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (password !== '') void run(({ signIn }) => signIn(email, password));
  };
  return (
    <Dialog
      kind="corner"
      title={unsent > 0 ? messages.signInToSend(unsent) : messages.signInAgain}
      onClose={onClose}
    >
      <NetworkNeeded title={signInMessages.signInNeedsNetwork} />
      <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
        <p className={styles.lead}>{messages.sessionEnded(<strong>{name}</strong>)}</p>
        <input type="hidden" name="username" autoComplete="username" value={name} />
        <CurrentPasswordField value={password} onType={setPassword} tried={tried} />
        <Button type="submit" look="primary" disabled={busy}>
          {busy ? signInMessages.signingIn : signInMessages.signIn}
        </Button>
        <p className={styles.small}>
          <Link to="/login" search={{ email: name, from: href }}>
            {signInMessages.otherWays}
          </Link>
          {' · '}
          <Link to="/forgot-password" search={{ email: name, from: href }}>
            {signInMessages.forgotPassword}
          </Link>
        </p>
      </form>
    </Dialog>
  );
}
