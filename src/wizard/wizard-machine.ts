/**
 * Pure state machine of a wizard's steps.
 *
 *   editing ──valid form──▶ confirming (the user can cancel) ──▶ sending
 *   confirming, sending ──cancelled or refused──▶ editing
 */
import { messages } from './messages';

export interface Step {
  id: string;
  title: string;
  forward?: string;
  /** Top-level field names: a fault at `testCases.0.input` belongs to `testCases`. */
  fields: readonly string[];
}

/** `field` is a contract path: `testCases.0.input`. */
export interface Fault {
  field: string;
  message: string;
}

export interface PlacedFault extends Fault {
  step: string;
}

export interface Message {
  text: string;
  description?: string | undefined;
  tone?: 'alert';
  durationMs?: number | undefined;
}

export interface Place {
  step: string;
  phase: 'editing' | 'confirming' | 'sending';
  /** Set once the user has tried to leave the step. */
  areFaultsShown: boolean;
  focus: string | null;
  /** Number of refused attempts; each focuses the field again. */
  refusals: number;
}

export type WizardEvent =
  | { type: 'restart' }
  | { type: 'proceed'; faults: readonly PlacedFault[] }
  | { type: 'goTo'; step: string }
  | { type: 'create'; faults: readonly PlacedFault[] }
  | { type: 'show'; fault: PlacedFault }
  | { type: 'cancel' }
  | { type: 'send' }
  | { type: 'fail' };

export interface WizardRules {
  steps: readonly Step[];
  /** All steps are complete, so the user can open any of them. */
  isFree: boolean;
  /** A valid form waits before it is sent. */
  confirms: boolean;
  /** Toast when faults block a step; the fields show the faults anyway. */
  leaveMessage(step: string, faults: readonly Fault[]): Message | null;
  /** Message for faults of the whole form; the faults are appended. */
  incomplete: Pick<Message, 'text' | 'durationMs'>;
}

export interface Turn {
  place: Place;
  message: Message | null;
}

const aheadMessage: Message = { text: messages.stepAhead, description: messages.stepAheadHint };

export function firstPlace(steps: readonly Step[]): Place {
  const step = steps[0]?.id ?? '';
  return { step, phase: 'editing', areFaultsShown: false, focus: null, refusals: 0 };
}

/** The faults in step order. Unknown fields belong to the first step. */
export function placeFaults(steps: readonly Step[], faults: readonly Fault[]): PlacedFault[] {
  const indexOf = ({ field }: Fault) => {
    const [name = ''] = field.split('.');
    return Math.max(
      0,
      steps.findIndex(({ fields }) => fields.includes(name)),
    );
  };
  return [...faults]
    .sort((a, b) => indexOf(a) - indexOf(b))
    .map((fault) => ({ ...fault, step: steps[indexOf(fault)]?.id ?? '' }));
}

export function transition(place: Place, event: WizardEvent, rules: WizardRules): Turn {
  const { phase } = place;
  if (event.type === 'cancel') return stay(phase === 'confirming' ? { ...place, phase: 'editing' } : place);
  if (event.type === 'send') return stay(phase === 'confirming' ? { ...place, phase: 'sending' } : place);
  if (event.type === 'fail') return stay(phase === 'sending' ? { ...place, phase: 'editing' } : place);
  if (phase !== 'editing') return stay(place);
  switch (event.type) {
    // PWIZ-5
    case 'restart':
      return stay(firstPlace(rules.steps));
    case 'proceed':
      return proceed(place, event.faults, rules);
    case 'goTo':
      return goTo(place, event.step, rules);
    case 'create':
      return create(place, event.faults, rules);
    case 'show':
      return stay(refuse(event.fault, place));
    default:
      return event satisfies never;
  }
}

const stay = (place: Place): Turn => ({ place, message: null });
const at = (place: Place, step: string): Place => ({ ...place, step, areFaultsShown: false, focus: null });
const refuse = ({ step, field }: PlacedFault, place: Place): Place => ({
  ...place,
  step,
  areFaultsShown: true,
  focus: field,
  refusals: place.refusals + 1,
});

/** CWIZ-10, PWIZ-24 */
function proceed(place: Place, faults: readonly PlacedFault[], { steps, leaveMessage }: WizardRules): Turn {
  const here = faults.filter(({ step }) => step === place.step);
  const [first] = here;
  if (first) return { place: refuse(first, place), message: leaveMessage(place.step, here) };
  const next = steps[steps.findIndex(({ id }) => id === place.step) + 1];
  return stay(at(place, next?.id ?? place.step));
}

/** CWIZ-3, CWIZ-4: back at any time; forward one step at a time, because leaving a step checks it. */
function goTo(place: Place, step: string, { steps, isFree }: WizardRules): Turn {
  if (step === place.step) return stay(place);
  const indexOf = (wanted: string) => steps.findIndex(({ id }) => id === wanted);
  if (isFree || indexOf(step) < indexOf(place.step)) return stay(at(place, step));
  return { place, message: aheadMessage };
}

/** D-1, PWIZ-33: an invalid form is not sent; shows its first fault. */
function create(place: Place, faults: readonly PlacedFault[], { confirms, incomplete }: WizardRules): Turn {
  const [first] = faults;
  if (!first) return stay({ ...at(place, place.step), phase: confirms ? 'confirming' : 'sending' });
  const description = [...new Set(faults.map(({ message }) => message))].join(' · ');
  return { place: refuse(first, place), message: { ...incomplete, description, tone: 'alert' } };
}
