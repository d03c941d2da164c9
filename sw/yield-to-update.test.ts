import { expect, test } from 'vitest';
import { requestTakeover, unlessUpdateWaits } from './yield-to-update';

test('OFF-1 long work ends at once when the next worker asks for it', async () => {
  const asked = unlessUpdateWaits(() => new Promise(() => {}));
  requestTakeover();
  await expect(asked).rejects.toThrow('The next version takes over');
});

test('finished work stays finished, and a failure stays a failure', async () => {
  await unlessUpdateWaits(async () => {});
  await expect(unlessUpdateWaits(() => Promise.reject(new Error('waiting')))).rejects.toThrow('waiting');
});
