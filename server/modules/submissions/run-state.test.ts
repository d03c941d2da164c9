import { expect, test } from 'vitest';
import { isFinal, serverStatuses } from '../../../contract/rules/judging/submission-status';
import { type RunEvent, stepOf, transition } from './run-state';

test('RUN-4 passes through every state in order', () => {
  const events: RunEvent[] = ['claimed', 'ran', 'handedOver', 'checking', 'judged'];
  const seen = ['queued' as const].concat([]) as (typeof serverStatuses)[number][];
  for (const event of events) {
    const next = transition(seen.at(-1) ?? 'queued', event);
    if (next) seen.push(next);
  }
  expect(seen).toEqual(['queued', 'executing', 'executed', 'queued_for_evaluation', 'evaluating', 'done']);
});

test('RUN-5 RUN-10 never leaves done and error', () => {
  const events: RunEvent[] = ['claimed', 'ran', 'handedOver', 'checking', 'judged', 'returned', 'givenUp'];
  for (const status of serverStatuses.filter(isFinal)) {
    for (const event of events) expect(transition(status, event)).toBeUndefined();
  }
});

test('gives each event a single next state', () => {
  const events: RunEvent[] = ['claimed', 'ran', 'handedOver', 'checking', 'judged', 'returned', 'givenUp'];
  for (const event of events) {
    const { from, to } = stepOf(event);
    expect(new Set(from.map((status) => transition(status, event)))).toEqual(new Set([to]));
  }
});

test('allows a verdict only after all earlier states', () => {
  expect(stepOf('judged').from).toEqual(['evaluating']);
});
