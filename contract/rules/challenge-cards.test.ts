import { expect, test } from 'vitest';
import { cardDifficulties, cardTags } from './challenge-cards';

test('EXP-1 hides a tag that every challenge has', () => {
  const challenges = [
    { tags: ['practice', 'beginner'] },
    { tags: ['graphs', 'practice'] },
    { tags: ['practice'] },
  ];
  expect(cardTags(challenges)).toEqual([['beginner'], ['graphs'], []]);
});

test('EXP-1 shows at most four tags of a single challenge', () => {
  expect(cardTags([{ tags: ['a', 'b', 'c', 'd', 'e'] }])).toEqual([['a', 'b', 'c', 'd']]);
});

test('EXP-1 shows the easiest and the hardest difficulty', () => {
  expect(cardDifficulties({ difficulties: ['easy', 'medium', 'hard'] })).toEqual(['easy', 'hard']);
  expect(cardDifficulties({ difficulties: ['medium'] })).toEqual(['medium']);
  expect(cardDifficulties({})).toEqual([]);
});
