/**
 * The four steps of the wizard, and what lets one leave a step. Pure.
 *
 * editing → confirming: the contest is valid, and is sent after two seconds · confirming → sending: it is being written down and
 * sent · back to editing: cancelled, or the server did not take it
 */
export const steps = ['Basic Details', 'Problems', 'Security', 'Customization'] as const;
export type StepIndex = 0 | 1 | 2 | 3;

/** Something wrong with a field. */
export interface Fault {
  step: StepIndex;
  field: string;
  message: string;
}

export interface WizardState {
  step: StepIndex;
  /** Every step was completed before: a contest that is there already. */
  isComplete: boolean;
  phase: 'editing' | 'confirming' | 'sending';
  /** What is wrong on this step is said under its fields once somebody has tried to leave it. */
  areFaultsShown: boolean;
  /** The field to go to. */
  focus: string | null;
}

export type WizardEvent =
  | { type: 'proceed'; faults: readonly Fault[] }
  | { type: 'goTo'; step: StepIndex }
  | { type: 'create'; faults: readonly Fault[] }
  | { type: 'cancel' }
  | { type: 'send' }
  | { type: 'fail' };

export interface Said {
  text: string;
  description?: string;
  tone?: 'alert';
}

export interface Turn {
  state: WizardState;
  /** To be said over the page. */
  said: readonly Said[];
}

export const firstState: WizardState = {
  ...{ step: 0, isComplete: false },
  ...{ phase: 'editing', areFaultsShown: false, focus: null },
};

export function transition(state: WizardState, event: WizardEvent): Turn {
  switch (event.type) {
    case 'proceed':
      return state.phase === 'editing' ? proceed(state, event.faults) : stay(state);
    case 'goTo':
      return state.phase === 'editing' ? goTo(state, event.step) : stay(state);
    case 'create':
      return state.phase === 'editing' ? create(state, event.faults) : stay(state);
    case 'cancel':
      return stay(state.phase === 'confirming' ? { ...state, phase: 'editing' } : state);
    case 'send':
      return stay(state.phase === 'confirming' ? { ...state, phase: 'sending' } : state);
    case 'fail':
      return stay(state.phase === 'sending' ? { ...state, phase: 'editing' } : state);
    default:
      return event satisfies never;
  }
}

const stay = (state: WizardState): Turn => ({ state, said: [] });

function at(step: StepIndex, { isComplete }: WizardState): WizardState {
  return { ...firstState, isComplete, step };
}

/** CWIZ-10; CWIZ-24 says why step 2 does not let go, the fields of the others say it themselves. */
function proceed(state: WizardState, faults: readonly Fault[]): Turn {
  const here = faults.filter(({ step }) => step === state.step);
  const [first] = here;
  if (!first) return stay(at(Math.min(state.step + 1, 3) as StepIndex, state));
  const said = here.filter(({ field }) => field === 'problems').map(({ message }) => alertOf(message));
  return { state: { ...state, areFaultsShown: true, focus: first.field }, said };
}

/** CWIZ-3, CWIZ-4: what lies behind is completed, or one would not be here. */
function goTo(state: WizardState, step: StepIndex): Turn {
  if (step === state.step) return stay(state);
  if (step < state.step || state.isComplete) return stay(at(step, state));
  const said = {
    text: 'Click on the next button to proceed.',
    description: 'Complete the current step to proceed.',
  };
  return { state, said: [said] };
}

/** D-1: what is invalid stays here, and the first fault is shown. */
function create(state: WizardState, faults: readonly Fault[]): Turn {
  const [first] = [...faults].sort((a, b) => a.step - b.step);
  if (!first) return stay({ ...state, phase: 'confirming', areFaultsShown: false, focus: null });
  return {
    state: { ...at(first.step, state), areFaultsShown: true, focus: first.field },
    said: [alertOf('Validation failed.', faults.map(({ message }) => message).join(' · '))],
  };
}

function alertOf(text: string, description?: string): Said {
  return { text, tone: 'alert', ...(description !== undefined && { description }) };
}
