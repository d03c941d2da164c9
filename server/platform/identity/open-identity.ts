import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config';
import type { Notifications } from '../database/notifications';
import type { Database } from '../database/open';
import { openFirebaseAccounts } from './firebase/firebase-accounts';
import { FirebaseIdentity } from './firebase/firebase-identity';
import { startSendingEffects } from './firebase/send-effects';
import type { FirebaseSettings } from './firebase/settings';
import { TokenKeys } from './firebase/token-keys';
import type { Identity } from './identity';
import { LocalIdentity } from './local/local-identity';
import { loadSigningKeys } from './local/signing-keys';
import { registerIdentityWire, type WireServices } from './local/wire';

export interface OpenIdentity {
  readonly identity: Identity;
  readonly routes?: (scope: FastifyInstance) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Surroundings {
  readonly db: Database;
  readonly config: Pick<Config, 'firebase' | 'limits'>;
  readonly notifications: Pick<Notifications, 'subscribe'>;
  readonly log: Pick<Logger, 'warn'>;
  readonly onDelete: WireServices['onDelete'];
}

/** @throws ConfigError if Firebase is configured and cannot be used */
export async function openIdentity(surroundings: Surroundings): Promise<OpenIdentity> {
  const { firebase } = surroundings.config;
  return firebase ? await openFirebase(surroundings, firebase) : await openLocal(surroundings);
}

async function openLocal({ db, config, onDelete }: Surroundings): Promise<OpenIdentity> {
  const keys = await loadSigningKeys(db);
  return {
    identity: new LocalIdentity(db, keys),
    routes: (scope) => registerIdentityWire(scope, { db, keys, limits: config.limits, onDelete }),
    close: async () => {},
  };
}

async function openFirebase(
  { db, notifications, log }: Surroundings,
  settings: FirebaseSettings,
): Promise<OpenIdentity> {
  const accounts = await openFirebaseAccounts(settings);
  const keys = new TokenKeys(db, settings.projectId);
  return {
    identity: new FirebaseIdentity(db, settings, keys, accounts),
    close: startSendingEffects(db, accounts, notifications, log),
  };
}
