import type { Nameless } from '../../../sync/session/provider-account';
import { AccountFrame } from '../sign-in/account-frame';
import { messages as signInMessages } from '../sign-in/messages';
import { StepFrame } from '../sign-in/step-frame';
import { messages } from './messages';
import { missingSignupInput, type SignupState, transition } from './signup-machine';
import { NamesStep } from './signup-steps';
import { useSignup } from './use-signup';

interface ChooseNamesProps {
  person: Nameless;
  busy: boolean;
  onChosen(names: { username: string; displayName: string }): void;
  onBack(): void;
}

/** Last step of a sign-up through a provider (PROV-3, PROV-4): same fields and checks. */
export function ChooseNames({ person, busy, onChosen, onBack }: ChooseNamesProps) {
  const { email, displayName } = person.who;
  const [state, send] = useSignup(email, email, (begun) => atNames(begun, displayName ?? ''));
  const whyNot = missingSignupInput(state);
  return (
    <AccountFrame
      title={messages.chooseNames}
      other={messages.signedInWith(signInMessages.providerNames[person.mode])}
    >
      <StepFrame
        step="names"
        nextLabel={busy ? messages.signingUp : messages.signUp}
        canContinue={whyNot === null && !busy}
        whyNot={whyNot}
        onNext={() => {
          const { values } = state;
          onChosen({ username: values.username.trim(), displayName: values.displayName.trim() });
        }}
        onBack={onBack}
      >
        <NamesStep state={state} send={send} />
      </StepFrame>
    </AccountFrame>
  );
}

/** The provider has the password. */
function atNames(begun: SignupState, displayName: string): SignupState {
  const named = transition(begun, { type: 'typed', field: 'displayName', value: displayName });
  return { ...named, step: 'names' };
}
