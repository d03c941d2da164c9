import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import styles from '../sign-in/account-frame.module.css';
import { EmailField } from '../sign-in/email-field';
import { NewPasswordFields } from '../sign-up/new-password-fields';
import { ResendCode } from '../sign-up/resend-code';
import { checkPassword } from '../sign-up/signup-fields';
import { otpDigits, type ResetEvent, type ResetState } from './reset-machine';

type StateOf<Step extends ResetState['step']> = Extract<ResetState, { step: Step }>;
type Send = (event: ResetEvent) => void;

/** FORG-1, FORG-2. */
export function EnterEmail({ state, send }: { state: StateOf<'enter_email'>; send: Send }) {
  const [left, setLeft] = useState(false);
  return (
    <EmailField
      autoComplete="username"
      required
      value={state.email}
      onType={(value) => send({ type: 'typed', field: 'email', value })}
      onBlur={() => setLeft(true)}
      hint="A code to set a new password is sent there."
      problem={left && state.email.trim() === '' && 'Type your e-mail.'}
    />
  );
}

interface EnterOtpProps {
  state: StateOf<'enter_otp'>;
  send: Send;
  onResend(): void;
}

/** FORG-6 … FORG-9. */
export function EnterOtp({ state, send, onResend }: EnterOtpProps) {
  const [left, setLeft] = useState(false);
  return (
    <>
      <p className={styles.lead}>
        We have sent a code to <strong>{state.email.trim()}</strong>. It is valid for 10 minutes.
      </p>
      <Field
        label="Code"
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={'·'.repeat(otpDigits)}
        className={styles.otp}
        value={state.otp}
        onChange={(event) => send({ type: 'typed', field: 'otp', value: event.target.value })}
        onBlur={() => setLeft(true)}
        hint={`${otpDigits} digits. Look into the spam folder too.`}
        problem={left && state.otp === '' && emptyOtpMessage}
      />
      <div className={styles.asides}>
        <Button look="quiet" onClick={() => send({ type: 'wrongEmail' })}>
          Wrong Email?
        </Button>
        <ResendCode sentCount={state.sentCount} onResend={onResend} />
      </div>
    </>
  );
}

/** FORG-11, FORG-12. */
export function NewPassword({ state, send }: { state: StateOf<'new_password'>; send: Send }) {
  const [left, setLeft] = useState(false);
  return (
    <NewPasswordFields
      email={state.email}
      label="New password"
      values={state}
      problems={{
        password: left && checkPassword(state.password).message,
        confirmation: state.confirmation !== '' && state.confirmation !== state.password && mismatchMessage,
      }}
      onType={(field, value) => send({ type: 'typed', field, value })}
      onLeave={() => setLeft(true)}
    />
  );
}

export const emptyOtpMessage = 'Please enter the OTP sent to your email';
const mismatchMessage = 'Passwords do not match';

/** Why the step is incomplete; null if it is complete. */
export function whyNotDone(state: ResetState): string | null {
  switch (state.step) {
    case 'enter_email':
      return state.email.trim() === '' ? 'Type your e-mail.' : null;
    case 'enter_otp':
      if (state.otp === '') return emptyOtpMessage;
      return state.otp.length < otpDigits ? `The code has ${otpDigits} digits.` : null;
    case 'new_password': {
      const { password, confirmation } = state;
      const check = checkPassword(password);
      if (check.state !== 'valid') return check.message ?? 'Type a new password.';
      return password === confirmation ? null : mismatchMessage;
    }
    default:
      return state satisfies never;
  }
}
