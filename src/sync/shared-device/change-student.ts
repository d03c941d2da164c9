import { signOut } from '../session/account';
import { openFreshPage } from './leave-device';

/** Signs out; the next student finds the form of this device. */
export async function changeStudent(): Promise<void> {
  await signOut();
  openFreshPage();
}
