/** Bulk load: without foreign keys and triggers; their tables are filled afterwards. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { sortableTitle } from '../../server/modules/problems/problem-row';
import { problemID, problemText } from './words';

export interface Size {
  readonly problems: number;
  readonly participants: number;
  readonly submissions: number;
}

const difficulties = ['easy', 'medium', 'hard'];

/** A text in the format of `COPY`. */
const field = (text: string) =>
  text.replace(/[\\\t\n\r]/g, (sign) => ({ '\t': '\\t', '\n': '\\n', '\r': '\\r' })[sign] ?? '\\\\');

function* problemRows(count: number): Generator<string> {
  for (let n = 1; n <= count; n += 1) {
    const { title, tags, description } = problemText(n);
    const rank = n % 3;
    const columns = [
      `bulk-${n}`,
      problemID(n),
      `bulk-user-${1 + (n % 50)}`,
      title,
      sortableTitle(title),
      description,
    ];
    yield `${[...columns.map(field), difficulties[rank], rank, `{${tags.join(',')}}`, n % 20 !== 0].join('\t')}\n`;
  }
}

/** Statements with $problems, $people and $submissions. Users 1 to 50 create the problems and contests. */
const statements = [
  `insert into users (uid, id, email, username, display_name)
    select 'bulk-user-' || n, 'bulk-user-' || n, 'bulk' || n || '@example.org', 'bulk.' || n,
      (array['Ada', 'Grace', 'Alan', 'Edsger', 'Barbara', 'Donald', 'Frances'])[1 + n % 7] || ' ' || n
    from generate_series(1, $people) n`,
  `insert into identity_accounts (uid, email, password_hash, valid_since)
    select uid, email, '-', 0 from users where uid like 'bulk-user-%'`,
  `insert into test_cases (problem_pk, position, input, expected, time_limit_ms, memory_limit_bytes, weight, sample, data_version)
    select 'bulk-' || n, position, '1 2', '3', 1000, 268435456, 1, position = 0, 1
    from generate_series(1, $problems) n, generate_series(0, 1) position`,
  // Some problems are solved often: the index of the problem is small as often as in Zipf's law.
  `insert into submissions (id, uid, problem_pk, problem_version, language, code, type, received_time, status, verdict, score,
      passed_testcases, total_testcases, judged_time, group_key)
    select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'bulk-user-' || 1 + n % $people,
      'bulk-' || greatest(1, floor(power($problems, random()))::int), 1, 'PYTHON3',
      'a, b = map(int, input().split())' || chr(10) || 'print(a + b + ' || n || ')', 'problem',
      now() - (n::float8 / $submissions) * interval '700 days', 'done',
      case when n % 5 < 2 then 'AC' else 'WA' end, case when n % 5 < 2 then 100 else 0 end,
      case when n % 5 < 2 then 2 else 1 end, 2, now() - (n::float8 / $submissions) * interval '700 days', 'bulk-user-' || 1 + n % $people
    from generate_series(1, $submissions) n`,
  `insert into judgements (id, submission_id, number, reason, problem_version, judge, verdict, score, passed_testcases, total_testcases, judged_time)
    select id, id, 1, 'first', 1, 'bench', verdict, score, passed_testcases, total_testcases, judged_time from submissions`,
  `insert into submission_results (submission_id, testcase_index, verdict, correct_output, score, passed_testcases, run_status, cpu_ms, wall_ms, memory_bytes)
    select id, 0, verdict, verdict = 'AC', score, 1, 'SUCCESS', 10, 12, 9000000 from submissions where received_time > now() - interval '70 days'`,
  `insert into solved_problems (uid, problem_pk, solved_at)
    select uid, problem_pk, min(received_time) from submissions where verdict = 'AC' group by uid, problem_pk`,
  `insert into practice_days (uid, day, accepted)
    select uid, received_time::date, count(*) from submissions where verdict = 'AC' group by uid, received_time::date`,
  `insert into user_badges (uid, name) select uid, 'beginner' from users`,
  `insert into answers (id, uid, problem_pk, problem_version, answer, correct, score, type, received_time)
    select gen_random_uuid(), 'bulk-user-' || 1 + n % $people, 'bulk-' || 1 + n % $problems, 1, '"option_0"', true, 100, 'problem', now()
    from generate_series(1, $submissions / 10) n`,
  `insert into drafts (uid, problem_id, language, contest_slug, code, revision, device, saved_at)
    select 'bulk-user-' || 1 + n % $people, 'BULK' || 1 + n / $people, 'PYTHON3', '', 'print(1)', 1 + n / $people, 'Firefox', now()
    from generate_series(0, $people * 5 - 1) n`,
  `insert into idempotency_keys (scope, key, call, body_hash, response)
    select 'bulk-user-' || 1 + n % $people, 'key-' || n, 'codeSubmit', md5(n::text), '{"submissionID":"none"}'
    from generate_series(1, $submissions / 5) n`,
  // The first one has all participants, the others have a hundred each.
  `insert into contests (pk, slug, creator, name, tags, start_time, end_time, max_questions, randomize_questions, proctored, max_warnings,
      late_sync_minutes, freeze_minutes, email_restriction, allowed_emails, email_domains, public, org_name, description, event_rules,
      event_prizes, event_faq, event_terms, event_privacy)
    select 'bulk-contest-' || n, 'bulk-contest-' || n, 'bulk-user-' || 1 + n % 50, 'Open round ' || n, '{open}',
      now() - n * interval '5 days', case when n = 0 then null else now() - n * interval '5 days' + interval '4 days' end, 4,
      false, false, 3, 60, 0, 'all', '{}', '{}', true, 'Bench', 'A round of four problems.', '', '', '', '', ''
    from generate_series(0, 20) n`,
  `insert into contest_problems (contest_pk, position, problem_pk, problem_version)
    select pk, position, 'bulk-' || 1 + position, 1 from contests, generate_series(0, 3) position where pk like 'bulk-contest-%'`,
  `create temporary table bench_taking as
    select pk as contest_pk, 'bulk-user-' || n as uid, n from contests, generate_series(1, $people) n
    where pk = 'bulk-contest-0' or (n <= 2000 and pk = 'bulk-contest-' || 1 + (n - 1) / 100) or ($people < 2000 and n <= 100 and pk like 'bulk-contest-%' and pk <> 'bulk-contest-0')`,
  `insert into contest_participants (contest_pk, uid, email, email_proven) select contest_pk, uid, uid || '@example.org', false from bench_taking`,
  `insert into contest_runs (contest_pk, uid, started_at, previous_hash) select contest_pk, uid, now() - interval '1 day', repeat('0', 64) from bench_taking`,
  `insert into contest_standings (contest_pk, uid, listed, total_score, last_improvement_ms, attempts, solved)
    select contest_pk, uid, true, (n % 7) * 100, n * 37 % 100000, n % 5, n % 7 from bench_taking`,
  `insert into contest_entries (id, kind, contest_pk, uid, problem_pk, received_time, written_time, contest_time_ms, state, score, attempt)
    select gen_random_uuid(), 'code', contest_pk, uid, 'bulk-' || 1 + position, now(), now(), n * 31 % 90000, 'counted', (n % 3) * 50, true
    from bench_taking, generate_series(0, 3) position`,
  `insert into teachers (uid) select uid from users where uid like 'bulk-user-%' and length(uid) <= 11 on conflict do nothing`,
  `insert into classes (id, name, code) select ('00000000-0000-4000-9000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Class ' || n, 'code-' || n
    from generate_series(0, $people / 30) n`,
  `insert into class_members (class_id, uid, role)
    select ('00000000-0000-4000-9000-' || lpad(to_hex(n / 30), 12, '0'))::uuid, 'bulk-user-' || n,
      case when n % 30 = 0 then 'teacher' else 'student' end from generate_series(1, $people) n`,
  `insert into challenges (pk, url, name, description, tags, content_hash)
    select 'bulk-challenge-' || n, 'bulk-challenge-' || n, 'Challenge ' || n, 'Ten problems.', '{open}', '' from generate_series(1, 20) n`,
  `insert into challenge_problems (challenge_pk, position, problem_pk)
    select 'bulk-challenge-' || n, position, 'bulk-' || n * 10 + position from generate_series(1, 20) n, generate_series(0, 9) position`,
  // What the triggers would have stored.
  `insert into search_vocabulary (word) select distinct used.word from (
      select used.word from problems own, vocabulary_words(own.tags || own.title) used(word)
      union select used.word from contests own, vocabulary_words(own.tags || own.name) used(word)
      union select used.word from challenges own, vocabulary_words(own.tags || own.name) used(word)
      union select used.word from users own, vocabulary_words(array[own.username, own.display_name]) used(word)) used(word)`,
  `insert into try_counts select problem_pk, 'PYTHON3', count(*), count(*) filter (where verdict = 'AC'), count(distinct uid),
      count(distinct uid) filter (where verdict = 'AC') from submissions group by problem_pk`,
  `update try_counts set counted = true`,
  `update problems set tries = c.tries, accepted = c.accepted, solvers = c.solvers, acceptance = round(100.0 * c.accepted / c.tries)
    from try_counts c where c.problem_pk = problems.pk`,
  `insert into tag_counts (tag, problems) select tag, count(*) from problems, lateral (select distinct unnest(tags)) own(tag) where public group by tag`,
  'vacuum analyze',
];

/** Fills a migrated database. */
export async function fillDatabase(url: string, size: Size): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '256MB'`);
    // Building an index afterwards takes a tenth of the time.
    const { rows } = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where schemaname = 'public' and indexdef like '% gin %'
        and tablename in ('problems', 'users', 'search_vocabulary')`,
    );
    for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
    await client.query(
      `create temporary table bench_problems (pk text, id text, creator text, title text, title_sort text, description text,
        difficulty text, rank int, tags text[], public boolean)`,
    );
    const copied = client.query(copyFrom('copy bench_problems from stdin'));
    await pipeline(Readable.from(problemRows(size.problems)), copied);
    await client.query(
      `insert into problems (pk, id, creator, title, title_sort, description, difficulty, difficulty_rank, type, tags, public,
          input_format, output_format, constraints, sample_input, sample_output, explanation, initial_code, checker,
          test_case_count, time_limit_ms, memory_limit_mb, content_hash)
        select pk, id, creator, title, title_sort, description, difficulty, rank, 'code', tags, public, '', '', '', '1 2', '3', '',
          '[]', '{"type":"tokens"}', 2, 1000, 256, pk from bench_problems`,
    );
    for (const statement of statements) {
      if (statement === 'vacuum analyze') for (const { indexdef } of rows) await client.query(indexdef);
      await client.query(
        statement
          .replaceAll('$problems', String(size.problems))
          .replaceAll('$people', String(size.participants))
          .replaceAll('$submissions', String(size.submissions)),
      );
    }
  } finally {
    await client.end();
  }
}
