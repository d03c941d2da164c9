import { expect, test } from 'vitest';
import { emptySearch, type SearchEvent, transition } from './search-machine';
import { announcement, sourceLine } from './search-status';

const after = (...events: SearchEvent[]) => events.reduce(transition, emptySearch);
const asked = (online: boolean): SearchEvent => ({ type: 'asked', query: 'a', online });
const found: SearchEvent = {
  type: 'deviceAnswered',
  query: 'a',
  results: [{ type: 'tag', name: 'a', url: 'a' }],
};

test('without a network the list names its source', () => {
  expect(sourceLine(after(asked(false), found))).toBe('No network. These results are from this device.');
  expect(announcement(after(asked(false), found))).toBe(
    '1 result. No network. These results are from this device.',
  );
});

test('SRCH-7 shows that the server does not answer, and that the results are from the device', () => {
  const message = "Server didn't respond. Please try again later.";
  const state = after(asked(true), found, { type: 'serverFailed', query: 'a', reason: 'timeout', message });
  expect(sourceLine(state)).toBe(
    "Server didn't respond. Please try again later. These results are from this device.",
  );
});

test('announces nothing to screen readers before the result is certain', () => {
  expect(announcement(after(asked(true), found))).toBe('');
  expect(announcement(after(asked(true), { type: 'serverAnswered', query: 'a', results: [] }))).toBe(
    'Nothing found.',
  );
});
