/** Why user namespaces may be refused on this machine, and what to do about it: said to the operator beside the refusal. */
import { readFile } from 'node:fs/promises';

/** Switches that forbid them, with the value that does and the way out. */
const switches = [
  {
    path: 'kernel/apparmor_restrict_unprivileged_userns',
    forbids: '1',
    hint: 'AppArmor restricts user namespaces here; the profile in docs/apparmor allows them to the sandbox alone.',
  },
  {
    path: 'kernel/unprivileged_userns_clone',
    forbids: '0',
    hint: 'User namespaces are switched off here: `sysctl kernel.unprivileged_userns_clone=1` allows them.',
  },
  {
    path: 'user/max_user_namespaces',
    forbids: '0',
    hint: 'No user namespaces may be made here: `sysctl user.max_user_namespaces=10000` allows them.',
  },
] as const;

/** The first switch that stands in the way, or null. `root` is where the kernel's settings lie. */
export async function namespacesHint(root = '/proc/sys'): Promise<string | null> {
  for (const { path, forbids, hint } of switches) {
    const value = await readFile(`${root}/${path}`, 'utf8').catch(() => null);
    if (value?.trim() === forbids) return hint;
  }
  return null;
}
