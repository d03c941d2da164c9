/**
 * The steps of the wizard for each type of problem, and what lets one leave a step. Pure.
 *
 * editing → sending: the problem is valid, and is being written down and sent · back to editing: the server did not take it
 */
import type { ProblemType } from '../../../contract/limits';
import { incompleteProblemText } from '../../../contract/rules/problem-validity';
import { isQuestionType } from '../../../contract/rules/question-type';

/** What a step is about; its number depends on the type. */
export type StepName = 'basic' | 'requirements' | 'testCases' | 'starterCode' | 'question' | 'preview';

const programSteps = ['basic', 'requirements', 'testCases', 'starterCode', 'preview'] as const;
const questionSteps = ['basic', 'question', 'preview'] as const;

/** PWIZ-2, PWIZ-3, PWIZ-4 */
export function stepsOf(type: ProblemType): readonly StepName[] {
  return isQuestionType(type) ? questionSteps : programSteps;
}

export function stepTitle(step: StepName, type: ProblemType): string {
  if (step === 'starterCode' && type === 'debug') return 'Initial buggy code';
  return stepTitles[step];
}
const stepTitles: Record<StepName, string> = {
  basic: 'Basic Info',
  requirements: 'Requirements',
  testCases: 'Test Cases',
  starterCode: 'Starter Code',
  question: 'Question',
  preview: 'Preview',
};

/** Something wrong with a field. */
export interface Fault {
  step: StepName;
  /** With dots, as the contract has it: `testCases.0.input`. */
  field: string;
  message: string;
}

export interface WizardState {
  type: ProblemType;
  step: StepName;
  phase: 'editing' | 'sending';
  /** What is wrong on this step is said under its fields once somebody has tried to leave it. */
  areFaultsShown: boolean;
  /** The field to go to. */
  focus: string | null;
}

export type WizardEvent =
  | { type: 'chooseType'; problemType: ProblemType }
  | { type: 'proceed'; faults: readonly Fault[] }
  | { type: 'goTo'; step: StepName }
  | { type: 'create'; faults: readonly Fault[] }
  | { type: 'fail' };

export interface Said {
  text: string;
  description?: string;
  tone?: 'alert';
  durationMs?: number;
}

export interface Turn {
  state: WizardState;
  /** To be said over the page. */
  said: readonly Said[];
}

export function firstState(type: ProblemType): WizardState {
  return { type, step: 'basic', phase: 'editing', areFaultsShown: false, focus: null };
}

export function transition(state: WizardState, event: WizardEvent): Turn {
  if (event.type === 'fail') return stay(state.phase === 'sending' ? { ...state, phase: 'editing' } : state);
  if (state.phase !== 'editing') return stay(state);
  switch (event.type) {
    // PWIZ-5
    case 'chooseType':
      return stay(firstState(event.problemType));
    case 'proceed':
      return proceed(state, event.faults);
    case 'goTo':
      return goTo(state, event.step);
    case 'create':
      return create(state, event.faults);
    default:
      return event satisfies never;
  }
}

const stay = (state: WizardState): Turn => ({ state, said: [] });
const at = (state: WizardState, step: StepName): WizardState => ({ ...firstState(state.type), step });

function proceed(state: WizardState, faults: readonly Fault[]): Turn {
  const here = faults.filter(({ step }) => step === state.step);
  const [first] = here;
  if (first) {
    const said = state.step === 'testCases' ? [testCasesSaid(here)] : [];
    return { state: { ...state, areFaultsShown: true, focus: first.field }, said };
  }
  const steps = stepsOf(state.type);
  return stay(at(state, steps[steps.indexOf(state.step) + 1] ?? state.step));
}

/** PWIZ-40 */
const shortMs = 3000;
const longMs = 5000;

/** PWIZ-22, PWIZ-23, PWIZ-24: what is missing, by the case. */
function testCasesSaid(faults: readonly Fault[]): Said {
  const byCase = new Map<number, string[]>();
  const others: string[] = [];
  for (const { field, message } of faults) {
    const index = /^testCases\.(\d+)\./.exec(field)?.[1];
    if (index === undefined) others.push(message);
    else byCase.set(Number(index), [...(byCase.get(Number(index)) ?? []), message]);
  }
  const cases = [...byCase].map(([index, messages]) => `Case ${index + 1}: ${messages.join(', ')}`);
  const [text = '', ...more] = [...others, ...cases];
  return {
    text,
    tone: 'alert',
    durationMs: shortMs,
    ...(more.length > 0 && { description: more.join(' · ') }),
  };
}

/** Back at will; forward one step at a time, because each is checked when it is left. */
function goTo(state: WizardState, step: StepName): Turn {
  if (step === state.step) return stay(state);
  const steps = stepsOf(state.type);
  if (steps.indexOf(step) < steps.indexOf(state.step)) return stay(at(state, step));
  const said = {
    text: 'Click on the next button to proceed.',
    description: 'Complete the current step to proceed.',
  };
  return { state, said: [said] };
}

/** PWIZ-33: what is invalid stays here, and the first fault is shown. */
function create(state: WizardState, faults: readonly Fault[]): Turn {
  const steps = stepsOf(state.type);
  const [first] = [...faults].sort((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step));
  if (!first) return stay({ ...state, phase: 'sending', areFaultsShown: false, focus: null });
  const messages = [...new Set(faults.map(({ message }) => message))].join(' · ');
  return {
    state: { ...state, step: first.step, areFaultsShown: true, focus: first.field },
    said: [{ text: incompleteProblemText, description: messages, tone: 'alert', durationMs: longMs }],
  };
}
