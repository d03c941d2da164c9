import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtInChallenges } from './built-in-challenges';

test('the list of challenges has a placeholder for each built-in one', () => {
  expect(readdirSync('content/challenges')).toHaveLength(builtInChallenges);
});
