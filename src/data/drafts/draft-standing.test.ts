import { expect, test } from 'vitest';
import { type DraftStep, nextStep, type Standing } from './draft-standing';

const remote = (code: string | null, revision = 5) => ({
  code,
  revision,
  device: 'Firefox on Linux',
  savedAt: 1,
});
const base: Standing = { mine: 'a', known: 'a', revision: 4, isSending: false, theirs: undefined };

const cases: [string, Partial<Standing>, DraftStep][] = [
  ['both have the same', {}, 'rest'],
  ['neither has a draft', { mine: null, known: null, revision: 0 }, 'rest'],
  ['changed here', { mine: 'b' }, 'send'],
  ['thrown away here', { mine: null }, 'send'],
  ['changed there', { theirs: remote('c') }, 'take'],
  ['thrown away there', { theirs: remote(null) }, 'take'],
  ['new from there', { mine: null, known: null, revision: 0, theirs: remote('c') }, 'take'],
  ['changed in both places', { mine: 'b', theirs: remote('c') }, 'ask'],
  ['changed alike', { mine: 'c', theirs: remote('c') }, 'agree'],
  ['changed here, thrown away there', { mine: 'b', theirs: remote(null) }, 'agree'],
  ['thrown away here, changed there', { mine: null, theirs: remote('c') }, 'take'],
  ['thrown away in both places', { mine: null, theirs: remote(null) }, 'agree'],
  ['begun on both devices', { known: null, revision: 0, theirs: remote('c') }, 'ask'],
  ['old news', { mine: 'b', theirs: remote('c', 4) }, 'agree'],
  ['on its way', { mine: 'b', isSending: true }, 'resend'],
  ['on its way, and changed there', { mine: 'b', isSending: true, theirs: remote('c') }, 'resend'],
];

test.each(cases)('a draft %s', (_, changes, step) => {
  expect(nextStep({ ...base, ...changes })).toBe(step);
});
