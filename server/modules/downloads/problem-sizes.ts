import { sql } from 'kysely';
import type { PlannedProblem } from '../../../contract/entities/download';
import type { Database } from '../../platform/database/open';
import { visible } from '../problems/public';

/** JSON around the texts. */
const jsonOverheadBytes = 600;

interface Wanted {
  /** Includes this user's private problems. */
  uid?: string | undefined;
  tag?: string;
  pks?: readonly string[];
  ids?: readonly string[];
  /** Private problems that are open to the user. */
  opened?: readonly string[];
}

/** Approximate sizes of visible problems, measured without reading the texts. */
export async function problemSizes(
  db: Database,
  { uid, tag, pks, ids, opened }: Wanted,
): Promise<PlannedProblem[]> {
  if (pks?.length === 0 || ids?.length === 0) return [];
  let query = visible(db.selectFrom('problems'), uid, opened)
    .select(['id', 'version'])
    .select(
      sql<number>`(${sql.lit(jsonOverheadBytes)} + octet_length(title) + octet_length(description)
        + octet_length(input_format) + octet_length(output_format) + octet_length(constraints)
        + octet_length(sample_input) + octet_length(sample_output) + octet_length(explanation)
        + octet_length(initial_code::text) + coalesce(octet_length(question::text), 0)
        + octet_length(translations::text)
        + coalesce((select sum((image ->> 'bytes')::int * 4 / 3) from jsonb_array_elements(images) image), 0)
        + coalesce((select sum(octet_length(input) + octet_length(expected)
            + coalesce(octet_length(explanation), 0)) from test_cases
            where problem_pk = problems.pk and data_version = problems.test_data_version and sample), 0)
        + coalesce((select octet_length(editorial) + octet_length(array_to_string(hints, '')) from problem_help
            where problem_pk = problems.pk), 0))::int`.as('bytes'),
    );
  if (tag !== undefined) query = query.where(sql<boolean>`tags @> ${[tag]}::text[]`);
  if (pks) query = query.where('pk', 'in', pks);
  if (ids) query = query.where('id', 'in', ids);
  return await query.orderBy('pk').execute();
}
