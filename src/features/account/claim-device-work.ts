import { claimDeviceSolutions } from '../../data/device-solutions';
import { counted } from '../../lib/words';
import { showToast } from '../../ui/toast';

export const solvedBefore = (count: number): string =>
  `${counted(count, 'problem')} solved here before you signed in`;

/** Hands in under the account what was solved signed out, and says so. */
export async function claimDeviceWork(account: string): Promise<void> {
  try {
    const count = await claimDeviceSolutions(account);
    if (count > 0)
      void showToast(`${counted(count, 'problem')} handed in under your name.`, { tone: 'safe' });
  } catch (error) {
    console.error('What was solved signed out could not be handed in', error);
    void showToast('That could not be written down on this device. Please try again.', { tone: 'alert' });
  }
}
