import { expect, test } from 'vitest';
import { askForWay, unlessInTheWay } from './make-way';

test('OFF-1 long work ends at once when the next worker asks for it', async () => {
  const asked = unlessInTheWay(() => new Promise(() => {}));
  askForWay();
  await expect(asked).rejects.toThrow('The next version takes over');
});

test('finished work stays finished, and a failure stays a failure', async () => {
  await unlessInTheWay(async () => {});
  await expect(unlessInTheWay(() => Promise.reject(new Error('waiting')))).rejects.toThrow('waiting');
});
