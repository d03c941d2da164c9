import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makePng } from '../../../tests/support/browser/png';
import { isWholePng } from './whole-png';

test('accepts a picture that matches its header', async () => {
  expect(await isWholePng(makePng(8, 4))).toBe(true);
  expect(await isWholePng(makePng(640, 480))).toBe(true);
});

test.each([
  ['random bytes after a header', Buffer.concat([makePng(8, 4).subarray(0, 33), randomBytes(100_000)])],
  ['random bytes as the image data', makePng(8, 4, randomBytes(100_000))],
  ['data after its end', Buffer.concat([makePng(8, 4), randomBytes(1000)])],
  ['a missing end chunk', makePng(8, 4).subarray(0, -12)],
  ['only a header', makePng(8, 4).subarray(0, 33)],
])('rejects a file with %s', async (_, bytes) => {
  expect(await isWholePng(bytes)).toBe(false);
});

test('stops decompressing a picture that is larger than its pixels', async () => {
  const bomb = makePng(8, 4, undefined, 200_000_000);
  const began = performance.now();
  expect(await isWholePng(bomb)).toBe(false);
  expect(performance.now() - began).toBeLessThan(2000);
});
