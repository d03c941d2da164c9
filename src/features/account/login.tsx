import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { ErrorCode } from '../../../contract/errors';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { AccountFrame } from './account-frame';
import styles from './account-frame.module.css';
import type { AccountSearch } from './account-search';
import { FailureNotice } from './failure-notice';
import { NetworkNeeded } from './network-needed';
import { OtherProviders } from './other-providers';
import { PasswordField } from './password-field';
import { useAccountCall } from './use-account-call';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in';

/** LOGIN-1 … LOGIN-12: sign in with e-mail and password. */
export function Login({ email: given = '', from }: AccountSearch) {
  useLeaveWhenSignedIn(from);
  const [email, setEmail] = useState(given);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, failure, run } = useAccountCall();
  const navigate = useNavigate();

  const enter = async () => {
    const outcome = await run(({ signIn }) => signIn(email.trim(), password));
    // The identity is there, the account is not: sign-up goes on where it broke off.
    if (outcome?.ok === false && outcome.code === ('USER_NOT_FOUND' satisfies ErrorCode)) {
      await navigate({ to: '/signup', search: { email: email.trim(), finish: true, ...(from && { from }) } });
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const missing = email.trim() === '' ? 'email' : password === '' ? 'password' : null;
    if (missing === null) return void enter();
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
  };

  return (
    <AccountFrame
      title="Sign in"
      other={
        <>
          New here?{' '}
          <Link to="/signup" search={{ ...(email && { email }), ...(from && { from }) }}>
            Sign up
          </Link>
        </>
      }
    >
      <NetworkNeeded what="Signing in" />
      <FailureNotice message={failure} />
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <Field
          label="E-mail"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          problem={tried && email.trim() === '' && 'Type your e-mail.'}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          problem={tried && password === '' && 'Type your password.'}
        />
        <Button type="submit" look="primary" disabled={busy}>
          {busy ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
      <OtherProviders />
    </AccountFrame>
  );
}
