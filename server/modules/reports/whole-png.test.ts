import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makePng } from '../../../tests/support/png';
import { isWholePng } from './whole-png';

test('a picture is what its head says', async () => {
  expect(await isWholePng(makePng(8, 4))).toBe(true);
  expect(await isWholePng(makePng(640, 480))).toBe(true);
});

test.each([
  ['random bytes behind a head', Buffer.concat([makePng(8, 4).subarray(0, 33), randomBytes(100_000)])],
  ['random bytes as its picture', makePng(8, 4, randomBytes(100_000))],
  ['something behind its end', Buffer.concat([makePng(8, 4), randomBytes(1000)])],
  ['an end that is missing', makePng(8, 4).subarray(0, -12)],
  ['a head alone', makePng(8, 4).subarray(0, 33)],
])('%s is no picture', async (_, bytes) => {
  expect(await isWholePng(bytes)).toBe(false);
});

test('a picture with more in it than its pixels is not unpacked to its end', async () => {
  const bomb = makePng(8, 4, undefined, 200_000_000);
  const began = performance.now();
  expect(await isWholePng(bomb)).toBe(false);
  expect(performance.now() - began).toBeLessThan(2000);
});
