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
    select tag, sum(problems)::int as problems, sum(challenges)::int as challenges from (
      select tag, count(*) as problems, 0 as challenges from public_problem_tags group by tag
      union all
      select distinct_tag, 0, count(*) from challenges, lateral (select distinct unnest(tags)) as own(distinct_tag)
      group by distinct_tag
    ) as counted
    group by tag order by sum(problems) + sum(challenges) desc, tag collate "C"`.execute(db);
  return rows;
}
