import { expect, test } from 'vitest';
import { callSummaries, describeCall } from './call-summaries';
import { type EndpointName, endpoints } from './endpoints';

test('every call has one summary for the API documentation', () => {
  const named = Object.values(callSummaries).flatMap((calls) => Object.keys(calls));
  expect(named.sort(), 'Add the call to contract/call-summaries.ts').toEqual(Object.keys(endpoints).sort());
});

test('summaries are short and start with a verb, without a full stop', () => {
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    expect(describeCall(name)?.summary, name).toMatch(/^[A-Z][a-z]+,? .{1,70}[^.]$/);
  }
});
