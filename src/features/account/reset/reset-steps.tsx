import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/form/field';
import styles from '../sign-in/account-frame.module.css';
import { EmailField } from '../sign-in/email-field';
import { NewPasswordFields } from '../sign-up/new-password-fields';
import { ResendCode } from '../sign-up/resend-code';
import { checkPassword } from '../sign-up/signup-fields';
import { messages } from './messages';
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
      hint={messages.emailHint}
      problem={left && emailProblem(state.email.trim())}
    />
  );
}

function emailProblem(email: string): string | undefined {
  if (email === '') return messages.typeEmail;
  return email.includes('@') ? undefined : messages.noEmail;
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
      <p className={styles.lead}>{messages.codeSent(<strong>{state.email.trim()}</strong>)}</p>
      <Field
        label={messages.code}
        name="otp"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={'·'.repeat(otpDigits)}
        className={styles.otp}
        value={state.otp}
        onChange={(event) => send({ type: 'typed', field: 'otp', value: event.target.value })}
        onBlur={() => setLeft(true)}
        hint={messages.codeHint}
        problem={left && state.otp === '' && messages.codeMissing}
      />
      <div className={styles.asides}>
        <Button look="quiet" onClick={() => send({ type: 'wrongEmail' })}>
          {messages.wrongEmail}
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
      label={messages.newPassword}
      values={state}
      problems={{
        password: left && checkPassword(state.password).message,
        confirmation:
          state.confirmation !== '' && state.confirmation !== state.password && messages.passwordsDiffer,
      }}
      onType={(field, value) => send({ type: 'typed', field, value })}
      onLeave={() => setLeft(true)}
    />
  );
}

/** Why the step is incomplete; null if it is complete. */
export function missingResetInput(state: ResetState): string | null {
  switch (state.step) {
    case 'enter_email':
      return state.email.trim() === '' ? messages.typeEmail : null;
    case 'enter_otp':
      if (state.otp === '') return messages.codeMissing;
      return state.otp.length < otpDigits ? messages.codeTooShort : null;
    case 'new_password': {
      const { password, confirmation } = state;
      const check = checkPassword(password);
      if (check.state !== 'valid') return check.message ?? messages.typePassword;
      return password === confirmation ? null : messages.passwordsDiffer;
    }
    default:
      return state satisfies never;
  }
}
