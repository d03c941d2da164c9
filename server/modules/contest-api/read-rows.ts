import { sql } from 'kysely';
import type { Database } from '../../platform/database/open';

/** What the API tells about a contest, as stored. Only listed participants, and entries that count. */
export async function readRows(db: Database, contestPk: string) {
  const [problems, teams, entries, judgements, questions, announcements] = await Promise.all([
    readProblems(db, contestPk),
    readTeams(db, contestPk),
    readEntries(db, contestPk),
    readJudgements(db, contestPk),
    readQuestions(db, contestPk),
    readAnnouncements(db, contestPk),
  ]);
  return { problems, teams, entries, judgements, questions, announcements };
}

export type Rows = Awaited<ReturnType<typeof readRows>>;
export type EntryRow = Rows['entries'][number];
export type JudgementRow = Rows['judgements'][number];

async function readProblems(db: Database, contestPk: string) {
  return await db
    .selectFrom('contest_problems as q')
    .innerJoin('problems', 'problems.pk', 'q.problem_pk')
    .innerJoin('problem_contents as held', (join) =>
      join.onRef('held.pk', '=', 'q.problem_pk').onRef('held.version', '=', 'q.problem_version'),
    )
    .select(['q.problem_pk as pk', 'q.points', 'held.title', 'held.type', 'problems.public as isPublic'])
    .select(['held.time_limit_ms', 'held.memory_limit_mb', 'held.test_case_count'])
    .where('q.contest_pk', '=', contestPk)
    .orderBy('q.position')
    .execute();
}

async function readTeams(db: Database, contestPk: string) {
  return await db
    .selectFrom('contest_standings as s')
    .innerJoin('users', 'users.uid', 's.uid')
    .innerJoin('contest_runs as run', (join) =>
      join.onRef('run.contest_pk', '=', 's.contest_pk').onRef('run.uid', '=', 's.uid'),
    )
    .innerJoin('contest_participants as m', (join) =>
      join.onRef('m.contest_pk', '=', 's.contest_pk').onRef('m.uid', '=', 's.uid'),
    )
    .select(['s.uid', 'users.username', 'users.display_name', 'run.started_at'])
    .select(['m.team_name', 'm.affiliation', 'm.country'])
    .where('s.contest_pk', '=', contestPk)
    .where('s.listed', '=', true)
    .orderBy('users.username')
    .execute();
}

function listedEntries(db: Database, contestPk: string) {
  return db
    .selectFrom('contest_entries as e')
    .innerJoin('contest_standings as s', (join) =>
      join.onRef('s.contest_pk', '=', 'e.contest_pk').onRef('s.uid', '=', 'e.uid'),
    )
    .where('e.contest_pk', '=', contestPk)
    .where('e.state', 'in', ['counted', 'late'])
    .where('s.listed', '=', true);
}

async function readEntries(db: Database, contestPk: string) {
  return await listedEntries(db, contestPk)
    .leftJoin('submissions', 'submissions.id', 'e.id')
    .leftJoin('answers', 'answers.id', 'e.id')
    .select(['e.id', 'e.kind', 'e.uid', 'e.problem_pk', 'e.written_time', 'e.received_time'])
    .select(['e.contest_time_ms', 'e.score', 'e.attempt', 'submissions.language'])
    .select(['submissions.judgement_id', 'answers.correct'])
    .orderBy('e.written_time')
    .orderBy('e.id')
    .execute();
}

/** Without those of a rejudge that is only a preview. */
async function readJudgements(db: Database, contestPk: string) {
  return await listedEntries(db, contestPk)
    .innerJoin('judgements as j', 'j.submission_id', 'e.id')
    .leftJoin('rejudges as r', 'r.id', 'j.rejudge_id')
    .select(['j.id', 'j.submission_id', 'j.verdict', 'j.score', 'j.judged_time', 'j.groups', 'r.created_at'])
    .where((is) => is.or([is('j.rejudge_id', 'is', null), is('r.settled', '=', 'applied')]))
    .orderBy('j.judged_time')
    .orderBy('j.id')
    .execute();
}

async function readQuestions(db: Database, contestPk: string) {
  return await db
    .selectFrom('contest_clarifications')
    .select(['id', 'uid', 'problem_pk', 'text', 'asked_at', 'answer', 'answered_at', 'to_all'])
    .where('contest_pk', '=', contestPk)
    .orderBy('asked_at')
    .execute();
}

/** Without answers, which are part of their question. */
async function readAnnouncements(db: Database, contestPk: string) {
  return await db
    .selectFrom('contest_messages')
    .select(['id', 'text', 'created_at', 'problem_pk'])
    .where('contest_pk', '=', contestPk)
    .where('kind', '=', 'announcement')
    .where('uid', 'is', null)
    .where('clarification_id', 'is', null)
    .orderBy('created_at')
    .execute();
}

/**
 * Changes when anything changes that `readRows` reads. One cheap statement, because a feed asks every second.
 */
export async function readStamp(db: Database, contestPk: string): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`select md5(concat_ws('/',
    (select xmin::text from contests where pk = ${contestPk}),
    (select string_agg(concat_ws(',', e.xmin, s.xmin, a.xmin), ';' order by e.id) from contest_entries e
      left join submissions s on s.id = e.id left join answers a on a.id = e.id where e.contest_pk = ${contestPk}),
    (select string_agg(concat_ws(',', s.uid, s.listed, u.xmin, m.xmin), ';' order by s.uid) from contest_standings s
      join users u on u.uid = s.uid
      join contest_participants m on m.contest_pk = s.contest_pk and m.uid = s.uid where s.contest_pk = ${contestPk}),
    (select string_agg(concat_ws(',', q.xmin, p.xmin), ';' order by q.position) from contest_problems q
      join problems p on p.pk = q.problem_pk where q.contest_pk = ${contestPk}),
    (select string_agg(xmin::text, ',' order by id) from contest_clarifications where contest_pk = ${contestPk}),
    (select string_agg(xmin::text, ',' order by id) from contest_messages where contest_pk = ${contestPk}))) as stamp`.execute(
    db,
  );
  return rows[0]?.stamp ?? '';
}
