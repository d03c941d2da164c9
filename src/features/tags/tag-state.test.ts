import { expect, test } from 'vitest';
import { judgeTag } from './tag-state';
import { carriersWords } from './tag-words';

const none = { problems: 0, challenges: 0, contests: 0 };
const said = { tags: [{ tag: 'graphs', problems: 4, challenges: 1 }], fetchedAt: 1 };

test('NAV-19 a tag is carried by what the server counts, or by more where the device has more', () => {
  expect(judgeTag({ tag: 'graphs', here: none, known: said, pulling: false })).toEqual({
    type: 'carried',
    carriers: { problems: 4, challenges: 1, contests: 0 },
  });
  const own = judgeTag({
    tag: 'mine',
    here: { problems: 1, challenges: 0, contests: 0 },
    known: said,
    pulling: false,
  });
  expect(own).toMatchObject({ type: 'carried', carriers: { problems: 1 } });
});

test('nothing is called empty before device and server have said so', () => {
  expect(judgeTag({ tag: 'x', here: undefined, known: said, pulling: false }).type).toBe('unknown');
  expect(judgeTag({ tag: 'x', here: none, known: said, pulling: true }).type).toBe('unknown');
  expect(judgeTag({ tag: 'x', here: none, known: said, pulling: false }).type).toBe('empty');
  expect(judgeTag({ tag: 'x', here: none, known: { tags: [] }, pulling: false }).type).toBe('empty');
});

test('D-34 a contest that this device knows carries a tag too', () => {
  const here = { ...none, contests: 1 };
  expect(judgeTag({ tag: 'x', here, known: said, pulling: false })).toEqual({
    type: 'carried',
    carriers: here,
  });
  expect(carriersWords(here)).toBe('1 contest');
});

test('counts are said in words, and nothing of what there is none', () => {
  expect(carriersWords({ problems: 1, challenges: 2 })).toBe('1 problem · 2 challenges');
  expect(carriersWords({ problems: 12, challenges: 0 })).toBe('12 problems');
});
