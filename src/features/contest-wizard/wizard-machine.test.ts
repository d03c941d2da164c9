import { expect, test } from 'vitest';
import { type Fault, firstState, type StepIndex, transition, type WizardState } from './wizard-machine';

const at = (step: StepIndex): WizardState => ({ ...firstState, step });
const fault = (step: StepIndex, field: string, message: string): Fault => ({ step, field, message });
const noProblem = fault(1, 'problems', 'Please add at least one problem to the contest.');
const noName = fault(0, 'name', 'Contest name is required');

test.each([
  [0, 1],
  [1, 2],
  [2, 3],
] as const)('CWIZ-10 a step without faults lets go: %i to %i, whatever is missing later', (from, to) => {
  const later = fault(3, 'description', 'Event description is required');
  const { state, said } = transition(at(from), { type: 'proceed', faults: [later] });
  expect(state).toEqual(at(to));
  expect(said).toEqual([]);
});

test('CWIZ-24 step 2 does not let go without a problem, and says so', () => {
  const { state, said } = transition(at(1), { type: 'proceed', faults: [noProblem] });
  expect(state).toMatchObject({ step: 1, areFaultsShown: true, focus: 'problems' });
  expect(said).toEqual([{ text: noProblem.message, tone: 'alert' }]);
});

test('CWIZ-40 another step says its faults at its fields', () => {
  const { state, said } = transition(at(0), { type: 'proceed', faults: [noName] });
  expect(state).toMatchObject({ step: 0, areFaultsShown: true, focus: 'name' });
  expect(said).toEqual([]);
});

test.each([0, 1, 2] as const)('CWIZ-3 back to step %i at will', (step) => {
  expect(transition(at(3), { type: 'goTo', step })).toEqual({ state: at(step), said: [] });
});

test.each([1, 2, 3] as const)('CWIZ-4 a click ahead to step %i is answered, and nothing else', (step) => {
  const { state, said } = transition(at(0), { type: 'goTo', step });
  expect(state).toEqual(at(0));
  expect(said).toEqual([
    { text: 'Click on the next button to proceed.', description: 'Complete the current step to proceed.' },
  ]);
});

test('CWIZ-51 D-1 an invalid contest leads to its first fault', () => {
  const { state, said } = transition(at(3), { type: 'create', faults: [noProblem, noName] });
  expect(state).toEqual({ ...firstState, step: 0, phase: 'editing', areFaultsShown: true, focus: 'name' });
  expect(said[0]).toMatchObject({ text: 'Validation failed.' });
  expect(said[0]?.description).toContain(noName.message);
  expect(said[0]?.description).toContain(noProblem.message);
});

test('CWIZ-50 CWIZ-52 CWIZ-53 D-1 only a valid contest is on its way, and can be called back until it is sent', () => {
  const confirming = transition(at(3), { type: 'create', faults: [] }).state;
  expect(confirming.phase).toBe('confirming');
  expect(transition(confirming, { type: 'cancel' }).state).toEqual(at(3));
  const sending = transition(confirming, { type: 'send' }).state;
  expect(sending.phase).toBe('sending');
  expect(transition(sending, { type: 'cancel' }).state).toBe(sending);
  expect(transition(sending, { type: 'fail' }).state).toEqual(at(3));
});

test('while it is on its way nothing else happens', () => {
  const confirming = transition(at(3), { type: 'create', faults: [] }).state;
  for (const event of [
    { type: 'goTo', step: 0 },
    { type: 'proceed', faults: [] },
    { type: 'create', faults: [noName] },
    { type: 'fail' },
  ] as const) {
    expect(transition(confirming, event)).toEqual({ state: confirming, said: [] });
  }
  expect(transition(at(3), { type: 'send' }).state).toEqual(at(3));
});

test('CWIZ-3 of a contest that is there every step was completed: all of them are free, and stay so', () => {
  const there = { ...firstState, isComplete: true };
  const at = transition(there, { type: 'goTo', step: 3 });
  expect([at.state.step, at.said]).toEqual([3, []]);
  const faults = [{ step: 1 as const, field: 'problems', message: 'None.' }];
  const back = transition(at.state, { type: 'create', faults });
  expect(back.state).toMatchObject({ step: 1, isComplete: true, focus: 'problems' });
});
