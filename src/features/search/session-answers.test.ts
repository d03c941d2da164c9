import { expect, test } from 'vitest';
import { createSessionAnswers } from './session-answers';

const result = (name: string) => [{ name, type: 'tag' as const, url: name }];

test('SRCH-6 an answer is remembered for its query and its account only', () => {
  const answers = createSessionAnswers();
  answers.set('ada', 'lantern', result('lanterns'));
  expect(answers.get('ada', 'lantern')).toEqual(result('lanterns'));
  expect(answers.get('ada', 'lanterns')).toBeUndefined();
  expect(answers.get('bob', 'lantern')).toBeUndefined();
});

test('SRCH-6 the 101st answer replaces the oldest one', () => {
  const answers = createSessionAnswers();
  for (let n = 0; n <= 100; n += 1) answers.set('ada', String(n), result(`tag-${n}`));
  expect(answers.get('ada', '0')).toBeUndefined();
  expect(answers.get('ada', '1')).toEqual(result('tag-1'));
  expect(answers.get('ada', '100')).toEqual(result('tag-100'));
});
