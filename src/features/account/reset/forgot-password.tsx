import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showToast } from '../../../ui/toast';
import { AccountFrame } from '../sign-in/account-frame';
import type { AccountSearch } from '../sign-in/account-search';
import { NetworkNeeded } from '../sign-in/network-needed';
import { StepFrame } from '../sign-in/step-frame';
import { EnterEmail, EnterOtp, NewPassword, whyNotDone } from './reset-steps';
import { useReset } from './use-reset';

const labels = {
  enter_email: 'Send the code',
  enter_otp: 'Verify',
  new_password: 'Set the password',
} as const;

/** FORG-1 … FORG-14: password reset by an emailed code. */
export function ForgotPassword({ email: given = '', from }: AccountSearch) {
  const navigate = useNavigate();
  const back = from ? { from } : {};
  const { state, send, busy, goOn, resend } = useReset(given, (email) => {
    // FORG-5: offers to sign up with the same email.
    void showToast('There is no account with this email.', {
      tone: 'alert',
      id: 'account',
      durationMs: 10_000,
      link: (
        <Link to="/signup" search={{ email, ...back }}>
          Sign Up
        </Link>
      ),
    });
  });
  const { step, email } = state;
  const finished = step === 'new_password' && state.finished;
  useEffect(() => {
    if (!finished) return;
    void showToast('Your password is changed. Sign in with the new one.', { tone: 'safe', id: 'account' });
    void navigate({ to: '/login', search: { email: email.trim(), from: from || undefined }, replace: true });
  }, [finished, email, from, navigate]);

  const whyNot = whyNotDone(state);
  const onBack = () =>
    step === 'enter_email'
      ? void navigate({ to: '/login', search: { email: email || undefined, ...back } })
      : send({ type: 'wrongEmail' });

  return (
    <AccountFrame
      title="Forgot password"
      other={
        <>
          It came back to you?{' '}
          <Link to="/login" search={{ email: email || undefined, ...back }}>
            Sign in
          </Link>
        </>
      }
    >
      <NetworkNeeded what="Setting a new password" />
      <StepFrame
        step={step}
        nextLabel={labels[step]}
        canGoOn={whyNot === null && !busy && !finished}
        whyNot={whyNot}
        onNext={goOn}
        onBack={onBack}
      >
        {step === 'enter_email' && <EnterEmail state={state} send={send} />}
        {step === 'enter_otp' && <EnterOtp state={state} send={send} onResend={resend} />}
        {step === 'new_password' && <NewPassword state={state} send={send} />}
      </StepFrame>
    </AccountFrame>
  );
}
