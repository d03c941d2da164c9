import { type Migration, sql } from 'kysely';

const columns = [
  'id, title, description, difficulty, type, tags, public, input_format, output_format, constraints',
  'sample_input, sample_output, explanation, initial_code, checker, scoring, shown_groups, question',
  'test_case_count, time_limit_ms, memory_limit_mb, test_data_version, summary',
].join(', ');

const statements = [
  "alter table problems add column summary text not null default ''",
  "alter table problem_versions add column summary text not null default ''",
  // A view can only get columns at its end.
  `create or replace view problem_contents as
    select pk, version, ${columns} from problems
    union all select problem_pk, version, ${columns} from problem_versions`,
];

export const problemSummaries: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
