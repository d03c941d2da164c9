/** Explains to the operator why this machine refuses user namespaces. */
import { readFile } from 'node:fs/promises';

const switches = [
  {
    path: 'kernel/apparmor_restrict_unprivileged_userns',
    forbids: '1',
    hint: 'AppArmor restricts user namespaces on this machine. The profile in docs/apparmor allows them for the sandbox only.',
  },
  {
    path: 'kernel/unprivileged_userns_clone',
    forbids: '0',
    hint: 'User namespaces are disabled on this machine. `sysctl kernel.unprivileged_userns_clone=1` allows them.',
  },
  {
    path: 'user/max_user_namespaces',
    forbids: '0',
    hint: 'The limit of user namespaces is 0 on this machine. `sysctl user.max_user_namespaces=10000` allows them.',
  },
] as const;

/** Null if no setting forbids them. `root`: folder of the kernel's settings. */
export async function namespacesHint(root = '/proc/sys'): Promise<string | null> {
  for (const { path, forbids, hint } of switches) {
    const value = await readFile(`${root}/${path}`, 'utf8').catch(() => null);
    if (value?.trim() === forbids) return hint;
  }
  return null;
}
