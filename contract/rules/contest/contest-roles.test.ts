import { expect, test } from 'vitest';
import { contestRoles, mayAct } from './contest-roles';

test('ROLE-10 each role includes the roles before it', () => {
  const allowed = (needed: (typeof contestRoles)[number]) =>
    contestRoles.filter((role) => mayAct(role, needed));
  expect(allowed('read')).toEqual(['read', 'judge', 'all', 'creator']);
  expect(allowed('judge')).toEqual(['judge', 'all', 'creator']);
  expect(allowed('all')).toEqual(['all', 'creator']);
  expect(allowed('creator')).toEqual(['creator']);
});
