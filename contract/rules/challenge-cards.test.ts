import { expect, test } from 'vitest';
import { cardDifficulties, cardTags } from './challenge-cards';

test('EXP-1 a tag that every challenge has is not on the cards', () => {
  const challenges = [
    { tags: ['practice', 'beginner'] },
    { tags: ['graphs', 'practice'] },
    { tags: ['practice'] },
  ];
  expect(cardTags(challenges)).toEqual([['beginner'], ['graphs'], []]);
});

test('EXP-1 a challenge that is alone keeps its tags, four at most', () => {
  expect(cardTags([{ tags: ['a', 'b', 'c', 'd', 'e'] }])).toEqual([['a', 'b', 'c', 'd']]);
});

test('EXP-1 a card names the easiest and the hardest problem', () => {
  expect(cardDifficulties({ difficulties: ['easy', 'medium', 'hard'] })).toEqual(['easy', 'hard']);
  expect(cardDifficulties({ difficulties: ['medium'] })).toEqual(['medium']);
  expect(cardDifficulties({})).toEqual([]);
});
