import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { showToast } from '../../../ui/toast';
import { AccountFrame } from '../sign-in/account-frame';
import type { AccountSearch } from '../sign-in/account-search';
import { NetworkNeeded } from '../sign-in/network-needed';
import { StepFrame } from '../sign-in/step-frame';
import { messages } from './messages';
import { ResetByLink } from './reset-by-link';
import { EnterEmail, EnterOtp, missingResetInput, NewPassword } from './reset-steps';
import { useReset } from './use-reset';

const labels = {
  enter_email: messages.submitEmail,
  enter_otp: messages.submitCode,
  new_password: messages.submitPassword,
} as const;

/** By an emailed code, or by a link of an administrator. */
export function ForgotPassword(search: AccountSearch) {
  const hash = useLocation({ select: (location) => location.hash });
  const token = new URLSearchParams(hash).get('token');
  return token ? <ResetByLink token={token} /> : <ResetByCode {...search} />;
}

/** FORG-1 … FORG-14 */
function ResetByCode({ email: given = '', from }: AccountSearch) {
  const navigate = useNavigate();
  const back = from ? { from } : {};
  const { state, send, busy, submitStep, resend } = useReset(given, (email) => {
    // FORG-5: offers to sign up with the same email.
    void showToast(messages.unknownEmail, {
      tone: 'alert',
      id: 'account',
      durationMs: 10_000,
      link: (
        <Link to="/signup" search={{ email, ...back }}>
          {messages.signUp}
        </Link>
      ),
    });
  });
  const { step, email } = state;
  const finished = step === 'new_password' && state.finished;
  useEffect(() => {
    if (!finished) return;
    void showToast(messages.done, { tone: 'safe', id: 'account' });
    void navigate({ to: '/login', search: { email: email.trim(), from: from || undefined }, replace: true });
  }, [finished, email, from, navigate]);

  const whyNot = missingResetInput(state);
  const onBack = () =>
    step === 'enter_email'
      ? void navigate({ to: '/login', search: { email: email || undefined, ...back } })
      : send({ type: 'wrongEmail' });

  return (
    <AccountFrame
      title={messages.title}
      other={
        <>
          {messages.remembered}{' '}
          <Link to="/login" search={{ email: email || undefined, ...back }}>
            {messages.signIn}
          </Link>
        </>
      }
    >
      <NetworkNeeded title={messages.resetNeedsNetwork} />
      <StepFrame
        step={step}
        nextLabel={labels[step]}
        canContinue={whyNot === null && !busy && !finished}
        whyNot={whyNot}
        onNext={submitStep}
        onBack={onBack}
      >
        {step === 'enter_email' && <EnterEmail state={state} send={send} />}
        {step === 'enter_otp' && <EnterOtp state={state} send={send} onResend={resend} />}
        {step === 'new_password' && <NewPassword state={state} send={send} />}
      </StepFrame>
    </AccountFrame>
  );
}
