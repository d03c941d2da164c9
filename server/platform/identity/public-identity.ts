import type { ServerMeta } from '../../../contract/entities/status';
import type { FirebaseSettings } from './firebase/settings';

/** What a browser has to know before it can sign anybody in; nothing of it is secret. */
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
