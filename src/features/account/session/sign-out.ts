import { isSharedDevice } from '../../../data/account/shared-mark';

/** A shared device also gets a new page, because this one has the former user's work in memory. */
export async function signOut(): Promise<void> {
  const account = await import('../../../sync/session/account');
  const isShared = await isSharedDevice().catch(() => false);
  await account.signOut();
  if (!isShared) return;
  const { openFreshPage } = await import('../../../sync/shared-device/leave-device');
  openFreshPage();
}
