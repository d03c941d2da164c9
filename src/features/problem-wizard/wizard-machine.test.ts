import { expect, test } from 'vitest';
import { type ProblemType, problemTypes } from '../../../contract/limits';
import { incompleteProblemText } from '../../../contract/rules/problem-validity';
import { type Fault, firstState, type StepName, stepsOf, stepTitle, transition } from './wizard-machine';

const at = (step: StepName, type: ProblemType = 'code') => ({ ...firstState(type), step });
const fault = (step: StepName, field: string, message: string): Fault => ({ step, field, message });
const titlesOf = (type: ProblemType) => stepsOf(type).map((step) => stepTitle(step, type));
const noTitle = fault('basic', 'title', 'Title is required');

test('PWIZ-2 the steps of a code problem', () => {
  expect(titlesOf('code')).toEqual(['Basic Info', 'Requirements', 'Test Cases', 'Starter Code', 'Preview']);
});

test('PWIZ-3 a debug problem has its buggy code in the fourth step', () => {
  expect(titlesOf('debug')).toEqual([
    'Basic Info',
    'Requirements',
    'Test Cases',
    'Initial buggy code',
    'Preview',
  ]);
});

test.each(['multiple-choice', 'fill-in-the-blank', 'true-false'] as const)(
  'PWIZ-4 the steps of %s',
  (type) => {
    expect(titlesOf(type)).toEqual(['Basic Info', 'Question', 'Preview']);
  },
);

test.each(problemTypes)('PWIZ-5 a change to %s begins at step 1', (problemType) => {
  const { state } = transition(at('testCases'), { type: 'chooseType', problemType });
  expect(state).toEqual(firstState(problemType));
});

test.each(problemTypes)('every step of %s lets go when nothing of it is missing', (type) => {
  const later = fault('preview', 'none', 'Only later');
  const steps = stepsOf(type);
  for (const [index, step] of steps.slice(0, -1).entries()) {
    const turn = transition(at(step, type), { type: 'proceed', faults: [later] });
    expect(turn).toEqual({ state: at(steps[index + 1] ?? step, type), said: [] });
  }
});

test('PWIZ-29 a step with a fault keeps one, and leads to its field', () => {
  const { state, said } = transition(at('basic'), { type: 'proceed', faults: [noTitle] });
  expect(state).toEqual({ ...at('basic'), areFaultsShown: true, focus: 'title' });
  expect(said).toEqual([]);
});

test('PWIZ-22 PWIZ-24 PWIZ-40 no test case is said over the page', () => {
  const none = fault('testCases', 'testCases', 'Please add at least one test case.');
  const { state, said } = transition(at('testCases'), { type: 'proceed', faults: [none] });
  expect(state.step).toBe('testCases');
  expect(said).toEqual([{ text: none.message, tone: 'alert', durationMs: 3000 }]);
});

test('PWIZ-23 PWIZ-24 what is missing is listed by the case', () => {
  const faults = [
    fault('testCases', 'testCases.0.input', 'Input is required'),
    fault('testCases', 'testCases.0.timeLimit', 'Time limit is required'),
    fault('testCases', 'testCases.2.output', 'Expected output is required'),
  ];
  const { state, said } = transition(at('testCases'), { type: 'proceed', faults });
  expect(state).toMatchObject({ step: 'testCases', focus: 'testCases.0.input' });
  expect(said[0]).toMatchObject({
    text: 'Case 1: Input is required, Time limit is required',
    description: 'Case 3: Expected output is required',
  });
});

test('back at will, ahead step by step', () => {
  expect(transition(at('preview'), { type: 'goTo', step: 'basic' })).toEqual({
    state: at('basic'),
    said: [],
  });
  const ahead = transition(at('basic'), { type: 'goTo', step: 'testCases' });
  expect(ahead.state).toEqual(at('basic'));
  expect(ahead.said[0]?.text).toBe('Click on the next button to proceed.');
});

test('PWIZ-33 PWIZ-40 an incomplete problem is not sent, and the first fault is shown', () => {
  const noCode = fault('starterCode', 'initialCode', 'Change one');
  const { state, said } = transition(at('preview', 'debug'), { type: 'create', faults: [noCode, noTitle] });
  expect(state).toEqual({ ...at('basic', 'debug'), areFaultsShown: true, focus: 'title' });
  expect(said).toEqual([
    {
      text: incompleteProblemText,
      description: 'Change one · Title is required',
      tone: 'alert',
      durationMs: 5000,
    },
  ]);
});

test('PWIZ-36 PWIZ-38 a complete one is sent, and comes back when it is refused', () => {
  const sending = transition(at('preview'), { type: 'create', faults: [] }).state;
  expect(sending.phase).toBe('sending');
  for (const event of [
    { type: 'goTo', step: 'basic' },
    { type: 'create', faults: [noTitle] },
    { type: 'chooseType', problemType: 'debug' },
  ] as const) {
    expect(transition(sending, event)).toEqual({ state: sending, said: [] });
  }
  expect(transition(sending, { type: 'fail' }).state).toEqual(at('preview'));
});
