import { expect, test } from 'vitest';
import { nothingAsked, type SearchEvent, transition } from './search-machine';
import { sourceLine, spokenLine } from './search-words';

const after = (...events: SearchEvent[]) => events.reduce(transition, nothingAsked);
const asked = (online: boolean): SearchEvent => ({ type: 'asked', query: 'a', online });
const found: SearchEvent = {
  type: 'deviceAnswered',
  query: 'a',
  results: [{ type: 'tag', name: 'a', url: 'a' }],
};

test('without a network the list says where it comes from', () => {
  expect(sourceLine(after(asked(false), found))).toBe('No network: this is what this device has.');
  expect(spokenLine(after(asked(false), found))).toBe('1 result. No network: this is what this device has.');
});

test('SRCH-7 a server that does not answer is said, and the device answers for it', () => {
  const message = "Server didn't respond. Please try again later.";
  const state = after(asked(true), found, { type: 'serverFailed', query: 'a', reason: 'timeout', message });
  expect(sourceLine(state)).toContain("Server didn't respond. Please try again later.");
});

test('nothing is read out before it is certain', () => {
  expect(spokenLine(after(asked(true), found))).toBe('');
  expect(spokenLine(after(asked(true), { type: 'serverAnswered', query: 'a', results: [] }))).toBe(
    'Nothing found.',
  );
});
