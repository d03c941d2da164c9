import type { ServerMeta } from '../../../contract/entities/status';
import type { FirebaseSettings } from './firebase/settings';

/** @param servers origins of all servers of the installation */
export function publicIdentity(
  firebase: FirebaseSettings | undefined,
  servers: readonly string[],
): ServerMeta['identity'] {
  if (!firebase) return { provider: 'local', ...(servers.length > 1 && { servers: [...servers] }) };
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
