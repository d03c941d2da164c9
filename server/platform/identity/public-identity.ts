import type { ServerMeta } from '../../../contract/entities/status';
import type { FirebaseSettings } from './firebase/settings';

export function publicIdentity(firebase: FirebaseSettings | undefined): ServerMeta['identity'] {
  if (!firebase) return { provider: 'local' };
  const { apiKey, authDomain, projectId, emulatorHost } = firebase;
  return {
    provider: 'firebase',
    firebase: {
      apiKey,
      authDomain,
      projectId,
      emulatorUrl: emulatorHost !== undefined ? `http://${emulatorHost}` : undefined,
    },
  };
}
