import { findBadge } from '../../../contract/rules/badge-names';
import type { Context } from '../../platform/context';
import type { Api } from '../../platform/http/api';
import { Refusal } from '../../platform/http/refusal';
import { readBadge } from './read-badge';

export function badgeRoutes({ on }: Api, _context: Context): void {
  on('badgeGet', async ({ db, params }) => {
    const name = findBadge(params.name);
    if (!name) throw new Refusal('BADGE_NOT_FOUND');
    return { badge: await readBadge(db, name) };
  });
}
