import { expect, test } from 'vitest';
import { decisionNotices } from './messages';
import { noticeForOrganiser } from './organiser-notices';

test.each([
  ['The organiser has blocked you.', 'You have blocked Ada.'],
  ['The organiser has unblocked you.', 'You have unblocked Ada.'],
  ['The organiser has accepted you. You can start this contest.', 'You have accepted Ada.'],
  [decisionNotices.reinstated, 'You have undone the disqualification of Ada.'],
  ['The organiser has forgiven one of your warnings.', 'You have forgiven one warning of Ada.'],
  [decisionNotices.extraTime(1), 'You have set the extra time of Ada to 1 minute in total.'],
  [decisionNotices.entryAccepted('Knots'), 'You have accepted the submission for Knots. It counts.'],
  [
    decisionNotices.entryRefused('Knots', 'Two\ndevices.'),
    'You have refused the submission for Knots: Two\ndevices.',
  ],
  // Notices of older servers.
  [
    'The organiser has undone your elimination: go on with the time you had left.',
    'You have undone the disqualification of Ada.',
  ],
  ['Your extra time is now 2 minutes in all.', 'You have set the extra time of Ada to 2 minutes in total.'],
  [
    'What you handed in for Knots was accepted and counts.',
    'You have accepted the submission for Knots. It counts.',
  ],
  [
    'What you handed in for Knots was refused and does not count: No.',
    'You have refused the submission for Knots: No.',
  ],
  // An unknown notice of a newer server.
  ['Something else was decided.', 'Something else was decided.'],
])('D-35 rewrites a decision for the organiser: %s', (notice, words) => {
  expect(noticeForOrganiser(notice, null, 'Ada')).toBe(words);
});

test('D-35 shows an answer with its question', () => {
  expect(noticeForOrganiser('Yes.', 'Is n even?', 'Ada')).toBe('You have answered “Is n even?”: Yes.');
});
