import { type Migration, sql } from 'kysely';

export const problemSizes: Migration = {
  up: async (db) => {
    await sql`alter table problems add column bytes bigint not null default 0, add column charged_to text`.execute(
      db,
    );
    await sql`update problems set charged_to = creator, bytes = octet_length(description) + octet_length(explanation)
      + coalesce((select sum(octet_length(input) + octet_length(expected)) from test_cases where problem_pk = pk), 0)`.execute(
      db,
    );
    await sql`create index problems_charged_to on problems (charged_to)`.execute(db);
  },
};
