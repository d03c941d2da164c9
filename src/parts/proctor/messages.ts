import { translated } from '../../lib/translation';

/** Apart from the other parts' texts: only contest pages load these. */
export const messages = translated('parts/proctor', {
  leftPage: 'Warning: left the contest page',
  leftFullscreen: 'Warning: left full screen',
  leftWindow: 'Warning: left the contest window',
  returned: 'Returned',
  returnedAfter: (duration: string) => `Returned after ${duration}`,
  blocked: (action: string) => `Blocked: ${action}`,
  anAction: 'an action',
  otherDevice: 'Continued on another device',
  otherDeviceAfter: (duration: string) => `Continued on another device, ${duration} after the last contact`,
  clockSetBack: "The device's clock was set back",
});
