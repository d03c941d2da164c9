import { expect, test } from 'vitest';
import { messages } from './messages';
import { tagStateOf } from './tag-state';

const none = { problems: 0, challenges: 0, contests: 0 };
const said = { tags: [{ tag: 'graphs', problems: 4, challenges: 1 }], fetchedAt: 1 };

test('NAV-19 a tag shows the count of the server, or of the device if it is higher', () => {
  expect(tagStateOf({ tag: 'graphs', here: none, known: said, pulling: false })).toEqual({
    type: 'used',
    uses: { problems: 4, challenges: 1, contests: 0 },
  });
  const own = tagStateOf({
    tag: 'mine',
    here: { problems: 1, challenges: 0, contests: 0 },
    known: said,
    pulling: false,
  });
  expect(own).toMatchObject({ type: 'used', uses: { problems: 1 } });
});

test('a tag is empty only after device and server have answered', () => {
  expect(tagStateOf({ tag: 'x', here: undefined, known: said, pulling: false }).type).toBe('unknown');
  expect(tagStateOf({ tag: 'x', here: none, known: said, pulling: true }).type).toBe('unknown');
  expect(tagStateOf({ tag: 'x', here: none, known: said, pulling: false }).type).toBe('empty');
  expect(tagStateOf({ tag: 'x', here: none, known: { tags: [] }, pulling: false }).type).toBe('empty');
});

test('D-34 the count of a tag includes contests on this device', () => {
  const here = { ...none, contests: 1 };
  expect(tagStateOf({ tag: 'x', here, known: said, pulling: false })).toEqual({
    type: 'used',
    uses: here,
  });
  expect(messages.uses(here)).toBe('1 contest');
});

test('counts are shown in words, and zero counts are left out', () => {
  expect(messages.uses({ problems: 1, challenges: 2 })).toBe('1 problem · 2 challenges');
  expect(messages.uses({ problems: 12, challenges: 0 })).toBe('12 problems');
});
