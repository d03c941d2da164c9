import { isSharedDevice } from '../../data/account/shared-mark';

/** Rarely needed, so not part of a page. */
export const loadAccount = () => import('./account');

/**
 * Signs out, and resolves when the user's data is removed. A shared device also gets a new page, because this
 * one has the former user's work in memory.
 * @returns whether this page stays
 */
export async function signOut(): Promise<boolean> {
  const account = await loadAccount();
  const isShared = await isSharedDevice().catch(() => false);
  await account.signOut();
  if (!isShared) return true;
  const { openFreshPage } = await import('../shared-device/leave-device');
  openFreshPage();
  return false;
}
