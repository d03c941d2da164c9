import { afterAll, expect, test } from 'vitest';
import { createCompareThread } from './compare-thread';
import { checkTokens } from './tokens';

const thread = createCompareThread();
afterAll(() => thread.close());

const numbers = (count: number) => Buffer.from(Array.from({ length: count }, (_, i) => `${i} `).join('\n'));

test('a large output is compared off the main thread with the same result', async () => {
  const expected = numbers(200_000);
  const actual = Buffer.from(expected.toString().replaceAll('\n', '\n\n').replace('199998 ', '199997 '));
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 1);
  const results = await Promise.all([
    checkTokens(expected, expected, { type: 'tokens' }, thread),
    checkTokens(expected, actual, { type: 'tokens' }, thread),
    checkTokens(expected, actual, { type: 'tokens', floatTolerance: 1 }, thread),
  ]);
  clearInterval(ticking);
  expect(results.map(({ accepted }) => accepted)).toEqual([true, false, true]);
  expect(results[1]).toMatchObject({ message: 'line 399997: expected 199998, got 199997' });
  expect(ticks).toBeGreaterThan(0);
});

test('starts a new thread after the old one was closed', async () => {
  await thread.close();
  const expected = numbers(200_000);
  expect(await checkTokens(expected, expected, { type: 'tokens' }, thread)).toEqual({ accepted: true });
});
