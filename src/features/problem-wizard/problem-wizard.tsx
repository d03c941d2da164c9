import type { AccountKey } from '../../data/account/account';
import { WizardFrame } from '../../parts/wizard-frame';
import { buttonClass } from '../../ui/button';
import type { Editors } from './editors';
import type { ProblemForm } from './problem-form';
import { BasicStep } from './steps/basic-step';
import { PreviewStep } from './steps/preview-step';
import { QuestionStep } from './steps/question-step';
import { RequirementsStep } from './steps/requirements-step';
import { StarterCodeStep } from './steps/starter-code-step';
import { TestCasesStep } from './steps/test-cases-step';
import { useWizard } from './use-wizard';
import { type StepName, stepsOf, stepTitle } from './wizard-machine';

const bodies = {
  basic: BasicStep,
  requirements: RequirementsStep,
  testCases: TestCasesStep,
  starterCode: StarterCodeStep,
  question: QuestionStep,
  preview: PreviewStep,
} as const;

interface ProblemWizardProps {
  account: AccountKey;
  draftID: string;
  /** What was filled in before. */
  before: ProblemForm;
  editors: Editors;
}

/** One problem in the steps of its type. */
export function ProblemWizard({ account, draftID, before, editors }: ProblemWizardProps) {
  const wizard = useWizard(account, draftID, before);
  const { state, form, goTo, proceed, create, keep } = wizard;
  const { step, phase } = state;
  const { base } = form;
  const names = stepsOf(form.type);
  const current = names.indexOf(step);
  const isLast = current === names.length - 1;
  const isBusy = phase !== 'editing';
  const Body = bodies[step];
  return (
    <WizardFrame
      {...(base ? changeWords(base) : newProblem)}
      steps={names.map((name) => stepTitle(name, form.type))}
      {...{ current, state, isBusy }}
      forward={forward(isLast, isBusy, base !== null)}
      ways={
        isLast && (
          <a
            href={`/problems/preview?draft=${encodeURIComponent(draftID)}`}
            target="_blank"
            rel="noopener"
            className={buttonClass('plain')}
            onPointerDown={() => void keep()}
          >
            Preview
          </a>
        )
      }
      onGoTo={(index) => goTo(names[index] as StepName)}
      onForward={isLast ? create : proceed}
    >
      <Body {...wizard} {...editors} />
    </WizardFrame>
  );
}

const newProblem = {
  title: 'Create a problem',
  back: { fallback: '/explore', label: 'Explore' },
  intro: 'What you fill in is kept on this device as you type.',
};

const changeWords = ({ id, version }: NonNullable<ProblemForm['base']>) => ({
  title: 'Edit problem',
  back: { fallback: `/problems/${encodeURIComponent(id)}`, label: 'Problem' },
  intro: `You are changing version ${version}. What you fill in is kept on this device until you save it.`,
});

function forward(isLast: boolean, isBusy: boolean, isSaved: boolean): string {
  if (!isLast) return 'Next';
  if (isSaved) return isBusy ? 'Saving…' : 'Save changes';
  return isBusy ? 'Creating…' : 'Create Problem';
}
