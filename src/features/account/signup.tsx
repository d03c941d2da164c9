import { Link } from '@tanstack/react-router';
import type { FormEvent, KeyboardEvent } from 'react';
import { minimumAgeYears } from '../../../contract/limits';
import { Button } from '../../ui/button';
import { CheckField } from '../../ui/field';
import { Notice } from '../../ui/notice';
import { showToast } from '../../ui/toast';
import { AccountFrame } from './account-frame';
import styles from './account-frame.module.css';
import type { AccountSearch } from './account-search';
import { FailureNotice } from './failure-notice';
import { NetworkNeeded } from './network-needed';
import { isReady, whyNotReady } from './signup-fields';
import { SignupInputs } from './signup-inputs';
import { useAccountCall } from './use-account-call';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in';
import { useSignupForm } from './use-signup-form';

/** Sign up with e-mail and password, on one page. */
export function Signup({ email: given = '', from, finish }: AccountSearch) {
  useLeaveWhenSignedIn(from);
  const form = useSignupForm(given, finish === true ? given : null);
  const { values, checks, change } = form;
  const { busy, failure, run } = useAccountCall();
  const ready = isReady(checks, values.oldEnough);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!ready) return;
    const { email, password, username, displayName } = values;
    void run(({ signUp }) =>
      signUp({ email: email.trim(), password, username: username.trim(), displayName: displayName.trim() }),
    );
  };
  /** A browser sends nothing on Enter while the button is disabled; then it is said why. */
  const onKeyDown = (event: KeyboardEvent) => {
    const reason = event.key === 'Enter' && whyNotReady(checks, values.oldEnough);
    if (reason && event.target instanceof HTMLInputElement)
      void showToast(reason, { tone: 'alert', id: 'account' });
  };
  const back = from ? { from } : {};

  return (
    <AccountFrame
      title="Sign up"
      other={
        <>
          You have an account?{' '}
          <Link to="/login" search={back}>
            Sign in
          </Link>
        </>
      }
    >
      <NetworkNeeded what="Signing up" />
      {finish && !failure && (
        <div className={styles.message}>
          <Notice tone="accent" title="Almost there">
            Your e-mail and password are known, but signing up was interrupted. Choose a username to finish
            it.
          </Notice>
        </div>
      )}
      <FailureNotice message={failure} />
      <form className={styles.form} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown}>
        <SignupInputs form={form} from={from} />
        <CheckField
          label={`I am at least ${minimumAgeYears} years old`}
          checked={values.oldEnough}
          onChange={(event) => change({ oldEnough: event.target.checked })}
        />
        <Button type="submit" look="primary" disabled={!ready || busy}>
          {busy ? 'Signing up…' : 'Sign up'}
        </Button>
        <p className={styles.small}>
          By signing up you accept the <Link to="/terms">Terms</Link>. What is stored is said under{' '}
          <Link to="/privacy">Privacy</Link>.
        </p>
      </form>
    </AccountFrame>
  );
}
