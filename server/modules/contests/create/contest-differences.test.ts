import { expect, test } from 'vitest';
import { describeChanges } from './contest-differences';

const before = {
  name: 'Cup',
  tags: ['sea'],
  org_name: '',
  start_time: new Date('2030-03-01T10:00:00Z'),
  end_time: new Date('2030-03-01T12:00:00Z'),
  duration_minutes: null,
  max_questions: 3,
  problemCount: 3,
  randomize_questions: false,
  proctored: false,
  max_warnings: 3,
  warning_seconds: 0,
  late_sync_minutes: 10,
  freeze_minutes: 0,
  scoring: 'points' as const,
  penalty_minutes: 20,
  password_hash: null,
  email_restriction: 'all' as const,
  allowed_emails: [],
  email_domains: [],
  public: true,
  practice_open: true,
  image_url: null,
  logo_url: null,
  description: 'D',
  event_rules: 'One.\nTwo.\nThree.',
  event_prizes: 'P',
  event_faq: 'F',
  event_terms: 'T',
  event_privacy: 'P',
};
const told = (more: object, areProblemsNew = false) =>
  describeChanges(before, { ...before, ...more }, areProblemsNew);

test.each<[string, object, string]>([
  ['its name', { name: 'Trophy' }, 'Name: “Cup” → “Trophy”'],
  ['an end', { end_time: null }, 'Ends: Mar 1, 2030, 12:00 UTC → never'],
  ['a duration', { duration_minutes: 60 }, 'Duration: not timed → 60 minutes'],
  ['fewer questions', { max_questions: 2 }, 'Questions: 3 → 2'],
  [
    'proctoring',
    { proctored: true, max_warnings: 0 },
    'Proctored mode: off → on\nMaximum warnings: 3 → unlimited',
  ],
  [
    'scoring',
    { scoring: 'icpc', penalty_minutes: 10 },
    'Scoring: sum of points → ICPC: solved problems, then penalty time\nPenalty for a wrong attempt: 20 minutes → 10 minutes',
  ],
  ['a password', { password_hash: 'x' }, 'Password: none → required to register'],
  [
    'D-13 allowed participants, without the list',
    { email_restriction: 'emails', allowed_emails: ['ada@example.org'], public: false },
    'Open to: everyone → certain emails',
  ],
  ['visibility', { public: false }, 'Only people with the link can find the contest now.'],
  ['practice', { practice_open: false }, 'Practice of private problems after the end: on → off'],
  ['a picture', { logo_url: '/l.png' }, 'The pictures changed.'],
  ['a line of a text', { event_rules: 'One.\n2.\nThree.' }, 'Event Rules:\n− Two.\n+ 2.'],
])('describes a change of %s', (_what, more, text) => {
  expect(told(more)).toBe(text);
});

test('D-43 omits problem names and cuts long texts', () => {
  expect(told({ problemCount: 2 }, true)).toBe(
    'Questions: 3 → 2\nThe problems, their order or their points changed.',
  );
  const lines = told({ event_faq: Array.from({ length: 100 }, (_, n) => `line ${n}`).join('\n') }).split(
    '\n',
  );
  expect(lines.length).toBe(32);
  expect(lines.at(-1)).toBe('… and 71 more lines. The contest’s page has the full text.');
});
