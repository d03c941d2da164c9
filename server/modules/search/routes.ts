import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { find } from './find';

export function searchRoutes({ on }: Api, { config }: Context): void {
  on('search', ({ db, body, caller }) => find(db, body.query, caller?.uid), {
    limit: {
      perMinute: config.limits.search,
      by: ({ caller, address }) => ['search', caller?.uid ?? address],
    },
  });
}
