import { expect, test } from 'vitest';
import { askForWay, unlessInTheWay } from './make-way';

test('OFF-1 what may take minutes ends at once when the next worker asks for way', async () => {
  const asked = unlessInTheWay(() => new Promise(() => {}));
  askForWay();
  await expect(asked).rejects.toThrow('The next version takes over');
});

test('what is done is done, and a failure stays one', async () => {
  await unlessInTheWay(async () => {});
  await expect(unlessInTheWay(() => Promise.reject(new Error('waiting')))).rejects.toThrow('waiting');
});
