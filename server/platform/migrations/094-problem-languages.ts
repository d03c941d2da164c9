import { type Migration, sql } from 'kysely';

const columns = [
  'id, title, description, difficulty, type, tags, public, input_format, output_format, constraints',
  'sample_input, sample_output, explanation, initial_code, checker, scoring, shown_groups, question',
  'test_case_count, time_limit_ms, memory_limit_mb, test_data_version, summary',
  'language, translations, images, credits',
].join(', ');

const added = [
  "add column language text not null default 'en'",
  "add column translations jsonb not null default '[]'",
  // Names, hashes and sizes; the files are in problem_images.
  "add column images jsonb not null default '[]'",
  'add column credits jsonb',
].join(', ');

const statements = [
  `alter table problems ${added}`,
  `alter table problem_versions ${added}`,
  // A view can only get columns at its end.
  `create or replace view problem_contents as
    select pk, version, ${columns} from problems
    union all select problem_pk, version, ${columns} from problem_versions`,
];

export const problemLanguages: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
