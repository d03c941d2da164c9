import { expect, test } from 'vitest';
import { isBelow } from './export-packages';

test('D-44 an export writes only into its folder', () => {
  expect(isBelow('out/A', 'out/A/data/secret/1.in')).toBe(true);
  for (const path of ['out/A/data/../../B/1.in', 'out/AB', '/etc/passwd', 'out/A'])
    expect(isBelow('out/A', path), path).toBe(false);
});
