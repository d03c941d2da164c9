/** The deep lane has all ways to weaken the helper. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createJudge } from '../judge';
import { testWeakenedHelpers } from './weakened-helpers';

await testWeakenedHelpers((what) => what === 'installs no system call filter');

test('a judge without a sandbox runs nothing and gives the reason', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'codeferry-fail-closed-'));
  await chmod(cacheDir, 0o755);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const hidden = ['/usr/lib/product'];
  const judge = await createJudge({ cacheDir, workers: 1, log, onlyTier: 'landlock', hidden });
  const { tier, languages } = judge.status();
  expect(tier).toBe('none');
  expect(languages).toHaveLength(4);
  for (const { available, reason } of languages) {
    expect(available).toBe(false);
    expect(reason).toContain('/usr/lib/product');
  }
  await judge.close();
  await rm(cacheDir, { recursive: true, force: true });
});
