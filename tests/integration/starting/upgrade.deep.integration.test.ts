import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Profile } from '../../../contract/entities/profile';
import type { SubmissionState } from '../../../contract/entities/submission';
import { migrate } from '../../../server/platform/database/migrate';
import { openDatabase } from '../../../server/platform/database/open';
import { priorityOf, startJudgeQueue } from '../../../server/platform/queue';
import { query, startTestCluster, type TestCluster } from '../../support/product/postgres';
import { startTestServer } from '../../support/product/server';
import { refreshSession, request, waitForVerdict } from '../client';

let cluster: TestCluster;
let databaseUrl: string;
const [judged, waiting] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  cluster = await startTestCluster();
  databaseUrl = await cluster.createEmptyDatabase();
  await migrateTo('001-first-tables');
  await fill();
});
afterAll(() => cluster?.stop());

async function migrateTo(name?: string): Promise<void> {
  const db = openDatabase(databaseUrl, () => {});
  await migrate(db, name);
  await db.destroy();
}

/** A problem with a test case, a judged submission, and one in the queue of that version. */
async function fill(): Promise<void> {
  await query(
    databaseUrl,
    `insert into problems (pk, id, creator, title, title_sort, description, difficulty, difficulty_rank, type, tags, public, input_format,
      output_format, constraints, sample_input, sample_output, explanation, initial_code, checker, test_case_count, time_limit_ms,
      memory_limit_mb, content_hash) values ('p', 'OLD', 'somebody', 'Old', 'old', 'Print the sum.', 'easy', 0, 'code', '{}', true, '',
      '', '', '', '', '', '{}', '{"type":"tokens"}', 1, 1000, 256, 'h')`,
  );
  await query(
    databaseUrl,
    `insert into test_cases values ('p', 0, '1 2\n', '3\n', 1000, ${256 * 1024 * 1024}, 1, true)`,
  );
  const submission = `insert into submissions (id, problem_pk, problem_version, language, code, type, status, verdict, score, judged_time)
    values ($1, 'p', 1, 'PYTHON3', 'print(sum(map(int, input().split())))', 'practice', $2, $3, $4, $5)`;
  await query(databaseUrl, submission, [judged, 'done', 'WA', 0, '2024-02-03T04:05:06Z']);
  await query(databaseUrl, submission, [waiting, 'queued', null, null, null]);
  await query(
    databaseUrl,
    `insert into submission_results values ($1, 0, 'WA', false, 0, 0, 'SUCCESS', null, 12, 15, 4096, '1 2\n', '4\n', '3\n')`,
    [judged],
  );
  await fillWithPerson();
  const queue = await startJudgeQueue(databaseUrl, () => {});
  await queue.close();
  // The job format before lanes and rounds.
  await query(
    databaseUrl,
    `insert into pgboss.job (name, data, priority, group_id, retry_limit, keep_until)
      values ('judge.PYTHON3', $1, 0, 'ada', 20, now() + interval '1 day')`,
    [JSON.stringify({ submissionID: waiting, group: 'ada' })],
  );
}

const refreshToken = 'a-token-from-long-ago';

/** A person with an account and a session, who solved one problem and wrote another. */
async function fillWithPerson(): Promise<void> {
  const hash = createHash('sha256').update(refreshToken).digest('base64url');
  await query(
    databaseUrl,
    "insert into identity_accounts (uid, email, password_hash, valid_since) values ('ada', 'ada@example.org', 'x', 1)",
  );
  await query(databaseUrl, "insert into identity_refresh_tokens values ($1, 'ada', null, 1700000000, null)", [
    hash,
  ]);
  await query(
    databaseUrl,
    `insert into users (uid, id, email, username, display_name, created_at)
      values ('ada', 'i', 'ada@example.org', 'ada.l', 'Ada', '2024-01-01T00:00:00Z')`,
  );
  await query(
    databaseUrl,
    `insert into problems select (jsonb_populate_record(problems, '{"pk": "q", "id": "OWN", "creator": "ada"}')).* from problems`,
  );
  await query(
    databaseUrl,
    `insert into submissions (id, uid, problem_pk, problem_version, language, code, type, received_time, status, verdict, score)
      select gen_random_uuid(), 'ada', pk, 1, 'PYTHON3', 'x', 'problem', '2024-02-03T23:30:00Z', 'done', 'AC', 100 from problems`,
  );
}

/** A contest from before contests fixed problem versions. */
async function fillWithContest(): Promise<void> {
  await query(
    databaseUrl,
    `insert into contests (pk, slug, creator, name, tags, start_time, max_questions, randomize_questions, proctored, max_warnings,
      late_sync_minutes, freeze_minutes, email_restriction, allowed_emails, email_domains, public, org_name, description, event_rules,
      event_prizes, event_faq, event_terms, event_privacy)
    values ('c', 'old-race', 'ada', 'Old race', '{}', now(), 1, false, false, 3, 10, 0, 'all', '{}', '{}', true, '', '', '', '', '', '', '')`,
  );
  await query(databaseUrl, "update problems set version = 3 where pk = 'q'");
  await query(databaseUrl, "insert into contest_problems values ('c', 0, 'q')");
}

test('a database of the first version is upgraded with all rows, and waiting submissions are judged in order', async () => {
  await migrateTo('033-starts-by-code');
  await fillWithContest();
  await migrateTo();
  const [job] = await query(databaseUrl, "select priority from pgboss.job where name = 'judge.PYTHON3'");
  expect(job).toEqual({ priority: priorityOf({ lane: 'practice', round: 0 }) });
  const server = await startTestServer({ databaseUrl, judge: true });
  try {
    const status = `${server.url}/api/code/status/${judged}`;
    expect((await request<SubmissionState>(status)).body).toMatchObject({
      problemID: 'OLD',
      verdict: 'WA',
      judgedTime: '2024-02-03T04:05:06.000Z',
      judgement: { number: 1, judge: 'unknown' },
      results: [{ verdict: 'WA', input: '1 2\n', output: '4\n', expected: '3\n', cpuMs: 12 }],
    });
    expect(await waitForVerdict(server.url, waiting)).toMatchObject({
      verdict: 'AC',
      judgement: { number: 1 },
      results: [{ verdict: 'AC', output: '3\n' }],
    });
    const profile = await request<{ profile: Profile }>(`${server.url}/api/users/ada.l`);
    expect(profile.body.profile).toMatchObject({
      badges: [{ name: 'beginner', awardedAt: '2024-01-01T00:00:00.000Z' }, { name: 'setter' }],
      solved: { total: 1 },
      streak: { current: 0, longest: 1 },
    });
    const renewed = await refreshSession(server.url, refreshToken);
    expect(renewed).toMatchObject({ status: 200, body: { user_id: 'ada' } });
  } finally {
    await server.stop();
  }
});

test('contests of an earlier version keep the version of each problem that was the newest then', async () => {
  const held = await query(
    databaseUrl,
    `select q.problem_version as version, m.title, m.test_data_version as data from contest_problems q
      join problem_contents m on m.pk = q.problem_pk and m.version = q.problem_version where q.contest_pk = 'c'`,
  );
  expect(held).toEqual([{ version: 3, title: 'Old', data: 1 }]);
});
