import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testClient } from './client-suite';
import { openSandboxes } from './open-sandboxes';

await testClient('all');

const cacheDir = await mkdtemp(join(tmpdir(), 'codeferry-hidden-'));
await chmod(cacheDir, 0o755);
afterAll(() => rm(cacheDir, { recursive: true, force: true }));

test('refuses Landlock where it could not hide a hidden folder', async () => {
  const opened = await openSandboxes({ cacheDir, hidden: ['/usr/lib/product'], onlyTier: 'landlock' });
  expect(opened).toMatchObject({ type: 'none', reason: expect.stringContaining('/usr/lib/product') });
});
