import { type Migration, sql } from 'kysely';

/**
 * Several rows for one problem are added up, as in `tag_counts`. A backup restores tables in the order of their names:
 * this one comes after the two that it counts, so that it replaces what their triggers wrote.
 */
const table = [
  `create table try_counts (
    problem_pk text not null references problems on delete cascade,
    language text not null,
    tries int not null,
    accepted int not null,
    triers int not null,
    solvers int not null
  )`,
  'create index try_counts_problem on try_counts (problem_pk)',
  // Downloads read problems by their exact ids; the other index is for ids in any case.
  'create index problems_exact_id on problems (id)',
];

interface Tries {
  readonly table: 'submissions' | 'answers';
  readonly language: (row: string) => string;
  readonly counts: (row: string) => string;
  readonly isAccepted: (row: string) => string;
}

const all: readonly Tries[] = [
  {
    table: 'submissions',
    language: (row) => `${row}.language`,
    counts: (row) => `(${row}.verdict is not null and ${row}.verdict <> 'JE')`,
    isAccepted: (row) => `${row}.verdict = 'AC'`,
  },
  { table: 'answers', language: () => `''`, counts: () => 'true', isAccepted: (row) => `${row}.correct` },
];

const triggersOf = ({ table, language, counts, isAccepted }: Tries): string[] => {
  const other = (row: string, more: string) =>
    `exists (select from ${table} o where o.uid = ${row}.uid and o.problem_pk = ${row}.problem_pk and o.id <> ${row}.id
      and ${counts('o')} ${more})`;
  // A person counts with the first try, and with the first accepted one.
  const change = (row: string, sign: 1 | -1) => `
    if ${counts(row)} then
      insert into try_counts (problem_pk, language, tries, accepted, triers, solvers)
      select ${row}.problem_pk, ${language(row)}, ${sign}, ${sign} * (${isAccepted(row)})::int,
        ${sign} * (${row}.uid is not null and not ${other(row, '')})::int,
        ${sign} * (${row}.uid is not null and ${isAccepted(row)} and not ${other(row, `and ${isAccepted('o')}`)})::int
      from problems where pk = ${row}.problem_pk;
    end if;`;
  return [
    `insert into try_counts (problem_pk, language, tries, accepted, triers, solvers)
      select problem_pk, own_language, count(*), count(*) filter (where accepted), sum(first_try), sum(first_accepted) from (
        select problem_pk, ${language('own')} as own_language, ${isAccepted('own')} as accepted,
          (uid is not null and row_number() over (partition by problem_pk, uid order by received_time, id) = 1)::int as first_try,
          (uid is not null and ${isAccepted('own')}
            and row_number() over (partition by problem_pk, uid, ${isAccepted('own')} order by received_time, id) = 1)::int as first_accepted
        from ${table} own where ${counts('own')}) counted
      group by problem_pk, own_language`,
    /*
     * Before a change: of several rows in one statement, each one sees those before it changed and those after it
     * unchanged, so a person is counted once. After an insert: a conflict inserts nothing.
     */
    `create function count_${table}() returns trigger language plpgsql as $$
    begin
      if coalesce(old.uid, new.uid) is not null then
        perform pg_advisory_xact_lock(hashtextextended(coalesce(old.uid, new.uid) || '/' || coalesce(old.problem_pk, new.problem_pk), 75));
      end if;
      if tg_op <> 'INSERT' then ${change('old', -1)} end if;
      if tg_op <> 'DELETE' then ${change('new', 1)} end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $$`,
    `create trigger count_added after insert on ${table} for each row when (${counts('new')}) execute function count_${table}()`,
    `create trigger count_changed before update on ${table} for each row
      when (old.uid is distinct from new.uid or (${counts('old')}) <> (${counts('new')})
        or (${isAccepted('old')}) is distinct from (${isAccepted('new')}))
      execute function count_${table}()`,
    `create trigger count_removed before delete on ${table} for each row when (${counts('old')}) execute function count_${table}()`,
  ];
};

export const tryCounts: Migration = {
  up: async (db) => {
    for (const statement of [...table, ...all.flatMap(triggersOf)]) await sql.raw(statement).execute(db);
  },
};
