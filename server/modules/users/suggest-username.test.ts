import { expect, test } from 'vitest';
import { Username } from '../../../contract/entities/user';
import { fitDisplayName, suggestUsernames } from './suggest-username';

test.each([
  ['Ada Lovelace', 'ada.lovelace'],
  ['  Zoë  Ünal-Çelik ', 'zoe.unal.celik'],
  ['Wolfeschlegelsteinhausen', 'wolfeschlegelste'],
  ['grace.hopper', 'grace.hopper'],
])('PROV-5 suggests for %s first %s', (name, username) => {
  expect(suggestUsernames(name)[0]).toBe(username);
});

test.each(['Ada', '李明', '🦆', '...', 'A. B.', 'x'.repeat(200), 'Ж'])(
  'PROV-5 gives several valid suggestions for the name %s',
  (name) => {
    const usernames = suggestUsernames(name);
    expect(new Set(usernames).size).toBeGreaterThan(1);
    for (const username of usernames) expect(Username.safeParse(username).error?.issues ?? []).toEqual([]);
  },
);

test('LIM-5 cuts a provider’s name to 28 characters without splitting one', () => {
  expect(fitDisplayName(' Ada ')).toBe('Ada');
  expect(fitDisplayName('x'.repeat(40))).toBe('x'.repeat(28));
  expect(fitDisplayName(`${'x'.repeat(27)}🦆`)).toBe('x'.repeat(27));
  expect(fitDisplayName('Ada\u202e\nL')).toBe('AdaL');
  expect(fitDisplayName('\u200b')).toBeUndefined();
  expect([fitDisplayName(null), fitDisplayName(undefined), fitDisplayName('  ')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
