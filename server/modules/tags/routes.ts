import { sql } from 'kysely';
import type { TagCount } from '../../../contract/entities/search';
import type { Context } from '../../platform/context';
import type { Database } from '../../platform/database/open';
import type { Api } from '../../platform/http/api';

export function tagRoutes({ on }: Api, _context: Context): void {
  on('tagList', async ({ db }) => ({ tags: await countTags(db) }));
}

async function countTags(db: Database): Promise<TagCount[]> {
  const { rows } = await sql<TagCount>`
    select tag, sum(problems)::int as problems, sum(challenges)::int as challenges from tag_counts
    group by tag having sum(problems) + sum(challenges) > 0
    order by sum(problems) + sum(challenges) desc, tag collate "C"`.execute(db);
  return rows;
}
