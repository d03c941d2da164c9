import type {
  ManagedJudgement,
  ManagedSubmission,
} from '../../../contract/entities/contest/managed-submission';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { answerTexts } from '../answers/public';
import { findManagedContest, readEntry, readNotes } from '../contests/public';
import { readState } from './read-state';

/**
 * Hidden test data and the checker's messages are shown only if the contest's creator also created the problem.
 *
 * @throws Refusal FORBIDDEN unless the caller is the organiser, ENTRY_NOT_FOUND
 */
export async function readManagedSubmission(
  db: Database,
  { contestSlug, entryID }: { contestSlug: string; entryID: string },
  caller: string,
): Promise<ManagedSubmission> {
  const contest = await findManagedContest(db, contestSlug, caller, 'read');
  const found = await db
    .selectFrom('contest_entries')
    .select(['id', 'kind', 'uid', 'problem_pk', 'received_time'])
    .where('id', '=', entryID)
    .where('contest_pk', '=', contest.pk)
    .executeTakeFirst();
  if (!found) throw new Refusal('ENTRY_NOT_FOUND');
  const reviewed = { entry: await readEntry(db, found.id), notes: await readNotes(db, found.id, caller) };
  const content = { ...found, contestPk: contest.pk, viewer: contest.creator };
  const read = found.kind === 'answer' ? readAnswer(db, found.id) : readCode(db, content);
  return { ...reviewed, ...((await read) ?? { kind: 'refused' }) };
}

interface FoundCode {
  readonly id: string;
  readonly uid: string;
  readonly problem_pk: string;
  readonly received_time: Date;
  readonly contestPk: string;
  /** Whose rights decide what is shown: the contest's creator. */
  readonly viewer: string;
}

type ContentOf<S> = S extends ManagedSubmission ? Omit<S, 'entry' | 'notes'> : never;
/** Undefined: refused on arrival. */
type Content = ContentOf<ManagedSubmission> | undefined;

async function readCode(db: Database, found: FoundCode): Promise<Content> {
  const { id, viewer } = found;
  const submission = await db
    .selectFrom('submissions')
    .innerJoin('problems', 'problems.pk', 'submissions.problem_pk')
    .select(['submissions.code', 'problems.creator'])
    .where('submissions.id', '=', id)
    .executeTakeFirst();
  const state = await readState(db, id, viewer);
  if (!submission || !state) return undefined;
  return {
    kind: 'code',
    code: submission.code,
    state,
    canReadTests: submission.creator === viewer,
    judgements: await readJudgements(db, id),
    previous: await readPrevious(db, found),
  };
}

async function readJudgements(db: Database, submissionID: string): Promise<ManagedJudgement[]> {
  const rows = await db
    .selectFrom('judgements')
    .innerJoin('submissions', 'submissions.id', 'judgements.submission_id')
    .select(['judgements.id', 'judgements.number', 'judgements.reason', 'judgements.verdict'])
    .select(['judgements.score', 'judgements.problem_version', 'judgements.judged_time'])
    .select('submissions.judgement_id')
    .where('judgements.submission_id', '=', submissionID)
    .orderBy('judgements.number', 'desc')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    reason: row.reason,
    counts: row.id === row.judgement_id,
    verdict: row.verdict,
    score: row.score,
    problemVersion: row.problem_version,
    judgedTime: row.judged_time.toISOString(),
  }));
}

async function readPrevious(db: Database, { contestPk, uid, problem_pk, received_time }: FoundCode) {
  const row = await db
    .selectFrom('contest_entries as entry')
    .innerJoin('submissions', 'submissions.id', 'entry.id')
    .select(['submissions.code', 'submissions.language', 'entry.received_time'])
    .where('entry.contest_pk', '=', contestPk)
    .where('entry.uid', '=', uid)
    .where('entry.problem_pk', '=', problem_pk)
    .where('entry.received_time', '<', received_time)
    .orderBy('entry.received_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row
    ? { code: row.code, language: row.language, receivedTime: row.received_time.toISOString() }
    : null;
}

async function readAnswer(db: Database, id: string): Promise<Content> {
  const row = await db
    .selectFrom('answers')
    .innerJoin('contest_entries as entry', 'entry.id', 'answers.id')
    .leftJoin('contest_problems as q', (join) =>
      join.onRef('q.contest_pk', '=', 'entry.contest_pk').onRef('q.problem_pk', '=', 'entry.problem_pk'),
    )
    // A newer version can be private.
    .leftJoin('problem_contents as held', (join) =>
      join.onRef('held.pk', '=', 'q.problem_pk').onRef('held.version', '=', 'q.problem_version'),
    )
    .select(['answers.answer', 'answers.correct', 'held.question'])
    .where('answers.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { answer, correct, question } = row;
  return { kind: 'answer', answer, answerTexts: answerTexts(question, answer), correct };
}
