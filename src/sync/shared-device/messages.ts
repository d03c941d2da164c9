import { translated } from '../../lib/translation';

export const messages = translated('sync/shared-device', {
  insecure:
    'This device cannot be shared here, because the address begins with http. Open the https address of this server.',
});
