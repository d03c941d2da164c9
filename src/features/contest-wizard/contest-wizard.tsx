import type { AccountKey } from '../../data/account/account';
import { WizardFrame } from '../../parts/wizard-frame';
import type { ContestForm } from './contest-form';
import type { InChange } from './in-change';
import { BasicStep } from './steps/basic-step';
import { useWizard } from './use-wizard';
import type { WizardWords } from './wizard';
import { type StepIndex, steps } from './wizard-machine';

const newContest: WizardWords = {
  title: 'Create a contest',
  back: { fallback: '/contests', label: 'Contests' },
  intro: 'What you fill in is kept on this device as you type.',
  forward: ['Create', 'Proceed to Security', 'Proceed to Customization', 'Create'],
  busy: 'Creating…',
};

interface ContestWizardProps {
  account: AccountKey;
  creatorName: string;
  draftID: string;
  /** What was filled in before. */
  before: ContestForm;
  /** The contest is there already. */
  inChange: InChange | null;
}

/** One contest in four steps. */
export function ContestWizard({ account, creatorName, draftID, before, inChange }: ContestWizardProps) {
  const wizard = useWizard(account, draftID, before, inChange);
  const { state, later, form, lock, goTo, proceed, create } = wizard;
  const { title, back, intro, forward, busy } = inChange?.words ?? newContest;
  const { step, phase } = state;
  // Nothing of these two is a text.
  const isLocked = lock !== 'none' && (step === 1 || step === 2);
  const bodies = [BasicStep, later?.ProblemsStep, later?.SecurityStep, later?.CustomizationStep] as const;
  const Body = bodies[step];
  const isBusy = phase !== 'editing';
  return (
    <WizardFrame
      {...{ title, back, intro, steps, state, isBusy, isLocked }}
      current={step}
      forward={isBusy ? busy : (forward[step] ?? '')}
      ways={
        step === 3 && later && <later.PreviewLink form={form} draftID={draftID} creatorName={creatorName} />
      }
      notice={inChange && <inChange.LockNotice {...wizard} />}
      onGoTo={(index) => goTo(index as StepIndex)}
      onForward={step === 3 ? create : proceed}
    >
      {Body && <Body {...wizard} />}
    </WizardFrame>
  );
}
