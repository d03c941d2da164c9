import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { namespacesHint } from './namespaces-hint';

const root = await mkdtemp(join(tmpdir(), 'codeferry-sysctl-'));
afterAll(() => rm(root, { recursive: true, force: true }));

let machines = 0;

async function machineWith(settings: Record<string, string>): Promise<string> {
  const dir = join(root, String(machines++));
  for (const [path, value] of Object.entries(settings)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), `${value}\n`);
  }
  return dir;
}

test('names the setting that refuses user namespaces, and how to change it', async () => {
  const ubuntu = await machineWith({
    'kernel/apparmor_restrict_unprivileged_userns': '1',
    'user/max_user_namespaces': '31000',
  });
  expect(await namespacesHint(ubuntu)).toMatch(/AppArmor.*docs\/apparmor/);
  const debian = await machineWith({ 'kernel/unprivileged_userns_clone': '0' });
  expect(await namespacesHint(debian)).toContain('kernel.unprivileged_userns_clone=1');
  const hardened = await machineWith({ 'user/max_user_namespaces': '0' });
  expect(await namespacesHint(hardened)).toContain('user.max_user_namespaces');
});

test('prints nothing when no setting refuses them', async () => {
  const open = await machineWith({
    'kernel/apparmor_restrict_unprivileged_userns': '0',
    'kernel/unprivileged_userns_clone': '1',
    'user/max_user_namespaces': '31000',
  });
  expect(await namespacesHint(open)).toBeNull();
  expect(await namespacesHint(join(root, 'nowhere'))).toBeNull();
});
