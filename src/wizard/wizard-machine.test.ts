import { expect, test } from 'vitest';
import {
  type Fault,
  firstPlace,
  type Place,
  type PlacedFault,
  placeFaults,
  transition,
  type WizardEvent,
  type WizardRules,
} from './wizard-machine';

const steps = [
  { id: 'name', title: 'Name', fields: ['title'] },
  { id: 'cases', title: 'Cases', fields: ['testCases', 'checker'] },
  { id: 'guard', title: 'Guard', fields: ['password'] },
  { id: 'last', title: 'Last', fields: ['texts'] },
];
const ids = steps.map(({ id }) => id);
const rules: WizardRules = {
  steps,
  isFree: false,
  confirms: false,
  leaveMessage: (step, faults) =>
    step === 'cases' ? { text: faults.map(({ message }) => message).join(), tone: 'alert' } : null,
  incomplete: { text: 'Something is missing.', durationMs: 5000 },
};
const first = firstPlace(steps);
const at = (step: string): Place => ({ ...first, step });
const fault = (step: string, field: string, message: string): PlacedFault => ({ step, field, message });
const noTitle = fault('name', 'title', 'Title is required');
const noCase = fault('cases', 'testCases', 'Add a case');
const turn = (place: Place, event: WizardEvent, more: Partial<WizardRules> = {}) =>
  transition(place, event, { ...rules, ...more });

test('assigns each fault to the step of its field, in step order', () => {
  const faults: Fault[] = [
    { field: 'texts', message: 'a' },
    { field: 'checker.files', message: 'b' },
    { field: 'testCases.0.input', message: 'c' },
    { field: 'nobody', message: 'd' },
  ];
  expect(placeFaults(steps, faults).map(({ step, message }) => [step, message])).toEqual([
    ['name', 'd'],
    ['cases', 'b'],
    ['cases', 'c'],
    ['last', 'a'],
  ]);
});

test.each([0, 1, 2])('CWIZ-10 step %i can be left without faults, whatever later steps lack', (index) => {
  const later = fault('last', 'texts', 'Description is required');
  const { place, message } = turn(at(ids[index] ?? ''), { type: 'proceed', faults: [later] });
  expect(place).toEqual(at(ids[index + 1] ?? ''));
  expect(message).toBeNull();
});

test('PWIZ-29 CWIZ-40 a step with a fault stays open and focuses the field at each attempt', () => {
  const { place, message } = turn(first, { type: 'proceed', faults: [noTitle, noCase] });
  expect(place).toEqual({ ...first, areFaultsShown: true, focus: 'title', refusals: 1 });
  expect(message).toBeNull();
  expect(turn(place, { type: 'proceed', faults: [noTitle] }).place).toEqual({ ...place, refusals: 2 });
});

test('PWIZ-24 CWIZ-24 a step with a leave message shows its own faults in a toast', () => {
  const { place, message } = turn(at('cases'), { type: 'proceed', faults: [noTitle, noCase] });
  expect(place).toMatchObject({ step: 'cases', areFaultsShown: true, focus: 'testCases' });
  expect(message).toEqual({ text: 'Add a case', tone: 'alert' });
});

test.each([0, 1, 2])('CWIZ-3 the user can go back to step %i at any time', (index) => {
  const step = ids[index] ?? '';
  expect(turn(at('last'), { type: 'goTo', step })).toEqual({ place: at(step), message: null });
});

test.each([1, 2, 3])('CWIZ-4 a click ahead to step %i only shows a message', (index) => {
  const { place, message } = turn(first, { type: 'goTo', step: ids[index] ?? '' });
  expect(place).toEqual(first);
  expect(message).toEqual({
    text: 'Click on the next button to proceed.',
    description: 'Complete the current step to proceed.',
  });
});

test('CWIZ-3 any step can be opened if all steps are complete', () => {
  const { place, message } = turn(first, { type: 'goTo', step: 'last' }, { isFree: true });
  expect([place.step, message]).toEqual(['last', null]);
});

test('CWIZ-51 PWIZ-33 D-1 an incomplete form is not sent; the wizard shows its first fault', () => {
  const faults = [noTitle, noCase, { ...noCase, field: 'checker' }];
  const { place, message } = turn(at('last'), { type: 'create', faults });
  expect(place).toEqual({ ...first, areFaultsShown: true, focus: 'title', refusals: 1 });
  expect(message).toEqual({
    text: 'Something is missing.',
    description: 'Title is required · Add a case',
    tone: 'alert',
    durationMs: 5000,
  });
});

test('CWIZ-50 CWIZ-52 CWIZ-53 D-1 a confirmed form can be cancelled until it is sent', () => {
  const confirming = turn(at('last'), { type: 'create', faults: [] }, { confirms: true }).place;
  expect(confirming.phase).toBe('confirming');
  expect(turn(confirming, { type: 'cancel' }).place).toEqual(at('last'));
  const sending = turn(confirming, { type: 'send' }).place;
  expect(sending.phase).toBe('sending');
  expect(turn(sending, { type: 'cancel' }).place).toEqual(sending);
  expect(turn(sending, { type: 'fail' }).place).toEqual(at('last'));
});

test('PWIZ-36 PWIZ-38 a form without confirmation is sent at once, and can be edited again after a refusal', () => {
  const sending = turn(at('last'), { type: 'create', faults: [] }).place;
  expect(sending.phase).toBe('sending');
  expect(turn(sending, { type: 'fail' }).place).toEqual(at('last'));
});

test('ignores other events while the form is being sent', () => {
  const confirming = turn(at('last'), { type: 'create', faults: [] }, { confirms: true }).place;
  const sending = turn(at('last'), { type: 'create', faults: [] }).place;
  for (const event of [
    { type: 'goTo', step: 'name' },
    { type: 'proceed', faults: [] },
    { type: 'create', faults: [noTitle] },
    { type: 'restart' },
  ] as const) {
    for (const place of [confirming, sending]) {
      expect(turn(place, event)).toEqual({ place, message: null });
    }
  }
  expect(turn(confirming, { type: 'fail' }).place).toEqual(confirming);
  expect(turn(at('last'), { type: 'send' }).place).toEqual(at('last'));
});

test('PWIZ-5 a restart begins at the first of the current steps', () => {
  const shown = turn(at('cases'), { type: 'proceed', faults: [noCase] }).place;
  expect(turn(shown, { type: 'restart' }, { steps: steps.slice(2) }).place).toEqual(at('guard'));
});
