import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Notice } from '../../../ui/notice';
import { AccountFrame } from '../sign-in/account-frame';
import styles from '../sign-in/account-frame.module.css';
import type { AccountSearch } from '../sign-in/account-search';
import { NetworkNeeded } from '../sign-in/network-needed';
import { StepFrame } from '../sign-in/step-frame';
import { useAccountCall } from '../sign-in/use-account-call';
import { useLeaveWhenSignedIn } from '../sign-in/use-leave-when-signed-in';
import { Admission } from './admission';
import { messages } from './messages';
import { missingSignupInput, progressPercent } from './signup-machine';
import { EmailStep, NamesStep, PasswordStep } from './signup-steps';
import { forgetSignup, keepSignup, resumeSignup } from './signup-storage';
import { useSignup } from './use-signup';

/** SIGN-1 … SIGN-19 */
export function Signup({ email: given = '', from, finish }: AccountSearch) {
  useLeaveWhenSignedIn(from);
  const [state, send] = useSignup(given, finish === true ? given : null, resumeSignup);
  useEffect(() => keepSignup(state), [state]);
  const { busy, run } = useAccountCall();
  const navigate = useNavigate();
  const { step, values } = state;
  const whyNot = missingSignupInput(state);
  const search = { email: values.email.trim() || undefined, from: from || undefined };

  const makeAccount = () => {
    const { email, password, username, displayName } = values;
    void run(async ({ signUp }) => {
      const outcome = await signUp({
        email: email.trim(),
        password,
        username: username.trim(),
        displayName: displayName.trim(),
      });
      if (outcome.ok) forgetSignup();
      return outcome;
    });
  };

  return (
    <AccountFrame
      title={messages.title}
      other={
        <>
          {messages.haveAccount}{' '}
          <Link to="/login" search={search}>
            {messages.signIn}
          </Link>
        </>
      }
    >
      {finish && (
        <div className={styles.message}>
          <Notice tone="accent" title={messages.unfinishedTitle}>
            {messages.unfinished}
          </Notice>
        </div>
      )}
      <Admission />
      <StepFrame
        step={step}
        progress={{ percent: progressPercent[step], label: messages.steps[step] }}
        nextLabel={step !== 'names' ? messages.next : busy ? messages.signingUp : messages.signUp}
        canContinue={whyNot === null && !busy}
        whyNot={whyNot}
        onNext={() => (step === 'names' ? makeAccount() : send({ type: 'next' }))}
        onBack={() => (step === 'email' ? void navigate({ to: '/login', search }) : send({ type: 'back' }))}
      >
        {step === 'email' && <EmailStep state={state} send={send} from={from} />}
        {step === 'password' && <PasswordStep state={state} send={send} />}
        {step === 'names' && <NamesStep state={state} send={send} />}
      </StepFrame>
      <NetworkNeeded title={messages.signUpNeedsNetwork} />
    </AccountFrame>
  );
}
