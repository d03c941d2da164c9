import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { publicIdentity } from '../../platform/identity/public-identity';
import { readStatus } from './read-status';

/** Older clients must not write. Raise it when the meaning of a call changes. */
const minClientVersion = '0.1.0';

export function statusRoutes({ on }: Api, context: Context): void {
  const { config, settings, version } = context;

  const serversFrom = (origin: string) => [...new Set([config.publicUrl ?? origin, ...config.servers])];

  on('servers', ({ origin }) => ({ servers: serversFrom(origin) }));

  on('meta', ({ origin }) => ({
    name: 'Codeferry',
    version,
    minClientVersion,
    time: new Date().toISOString(),
    identity: publicIdentity(config.firebase, serversFrom(origin)),
    signUp: settings.values.signUp,
    ...(settings.values.notice && { notice: settings.values.notice }),
    contactEmail: config.contactEmail,
    sourceUrl: config.sourceUrl,
  }));

  on('status', () => readStatus(context));
}
