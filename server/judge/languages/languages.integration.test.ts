import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createJudge } from '../judge';
import { expectSameMemory } from './memory-suite';

const log = { info: () => undefined, warn: () => undefined };
const cacheDir = join(import.meta.dirname, '../../../.cache');

test('D-6 8 MB mean the same in all four languages: a small program passes, one that keeps 64 MB does not', async () => {
  const judge = await createJudge({ cacheDir, workers: 2, log, accelerate: false });
  expect(judge.status().tier).not.toBe('none');
  await expectSameMemory(judge);
  await judge.close();
});
