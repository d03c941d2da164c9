import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSandboxes } from './open-sandboxes';
import { testWeakenedHelpers, weaken } from './weakened-helpers';

await testWeakenedHelpers(() => true);

test('a leaking tier is replaced by the next one that holds', async () => {
  const cacheDir = await mkdtemp(join(tmpdir(), 'codeferry-leaking-'));
  await chmod(cacheDir, 0o755);
  const helperSources = await weaken(cacheDir, {
    file: 'mounts.c',
    from: '*stage = "hide";',
    to: '{ const struct bind etc = {"/etc", "/etc", false}; if (add_path(&etc)) return -1; }\n  *stage = "hide";',
  });
  const opened = await openSandboxes({ cacheDir, hidden: [], helperSources });
  if (opened.type === 'open') await opened.close();
  expect(opened).toMatchObject({ type: 'open', tier: 'landlock' });
  if (opened.type === 'open')
    for (const warning of opened.warnings) expect(warning).toMatch(/opened \/etc\/passwd/);
  await rm(cacheDir, { recursive: true, force: true });
});
