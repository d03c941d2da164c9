import { expect, test } from 'vitest';
import { organisersWords } from './decision-words';

test.each([
  ['The organiser has blocked you.', 'You have blocked Ada.'],
  ['The organiser has unblocked you.', 'You have unblocked Ada.'],
  ['The organiser has accepted you. You can start this contest.', 'You have accepted Ada.'],
  [
    'The organiser has undone your elimination: go on with the time you had left.',
    'You have undone the elimination of Ada.',
  ],
  ['The organiser has forgiven one of your warnings.', 'You have forgiven one warning of Ada.'],
  ['Your extra time is now 1 minute in all.', 'You have set the extra time of Ada to 1 minute in all.'],
  [
    'What you handed in for Knots was accepted and counts.',
    'You have accepted the submission for Knots. It counts.',
  ],
  [
    'What you handed in for Knots was refused and does not count: Two\ndevices.',
    'You have refused the submission for Knots: Two\ndevices.',
  ],
  // A text of a server that is newer or older.
  ['Something else was decided.', 'Something else was decided.'],
])('D-35 the organiser reads a decision in their own words: %s', (notice, words) => {
  expect(organisersWords(notice, null, 'Ada')).toBe(words);
});

test('D-35 an answer is shown with its question', () => {
  expect(organisersWords('Yes.', 'Is n even?', 'Ada')).toBe('You have answered “Is n even?”: Yes.');
});
