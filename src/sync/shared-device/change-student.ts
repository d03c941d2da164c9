import { proxy } from 'valtio/vanilla';
import { signOut } from '../session/account';
import { openFreshPage } from './leave-device';

/** While a student leaves, this page is about to be replaced: it must not offer the form of the next student. */
export const change = proxy({ isRunning: false });

/** Signs out; the next student finds the form of this device. */
export async function changeStudent(): Promise<void> {
  change.isRunning = true;
  try {
    await signOut();
  } finally {
    openFreshPage();
  }
}
