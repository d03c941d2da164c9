import type { ManagedEntry } from '../../../contract/entities/contest/contest-manage';
import type {
  ManagedJudgement,
  ManagedSubmission,
} from '../../../contract/entities/contest/managed-submission';
import type { Answer, Question } from '../../../contract/entities/question';
import { blankIds } from '../../../contract/rules/blank-markers';
import type { Database } from '../../platform/database/open';
import { Refusal } from '../../platform/http/refusal';
import { findOwnContest, readEntry } from '../contests/public';
import { readState } from './read-state';

/**
 * Hidden test data and the checker's messages are only for the problem's creator, who can be another user.
 *
 * @throws Refusal FORBIDDEN unless the caller is the organiser, ENTRY_NOT_FOUND
 */
export async function readManagedSubmission(
  db: Database,
  { contestSlug, entryID }: { contestSlug: string; entryID: string },
  caller: string,
): Promise<ManagedSubmission> {
  const contest = await findOwnContest(db, contestSlug, caller);
  const found = await db
    .selectFrom('contest_entries')
    .select(['id', 'kind', 'uid', 'problem_pk', 'received_time'])
    .where('id', '=', entryID)
    .where('contest_pk', '=', contest.pk)
    .executeTakeFirst();
  if (!found) throw new Refusal('ENTRY_NOT_FOUND');
  const entry = await readEntry(db, found.id);
  if (found.kind === 'answer') return await readAnswer(db, entry);
  return await readCode(db, entry, { ...found, contestPk: contest.pk, caller });
}

interface FoundCode {
  readonly uid: string;
  readonly problem_pk: string;
  readonly received_time: Date;
  readonly contestPk: string;
  readonly caller: string;
}

async function readCode(db: Database, entry: ManagedEntry, found: FoundCode): Promise<ManagedSubmission> {
  const { code } = await db
    .selectFrom('submissions')
    .select('code')
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow();
  const state = await readState(db, entry.id, found.caller);
  if (!state) throw new Refusal('ENTRY_NOT_FOUND');
  return {
    kind: 'code',
    entry,
    code,
    state,
    judgements: await readJudgements(db, entry.id),
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

async function readAnswer(db: Database, entry: ManagedEntry): Promise<ManagedSubmission> {
  const { answer, correct, question } = await db
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
    .where('answers.id', '=', entry.id)
    .executeTakeFirstOrThrow();
  return { kind: 'answer', entry, answer, answerTexts: answerTexts(question, answer), correct };
}

/** Options and blanks that no longer exist appear as sent. */
function answerTexts(question: Question | null, answer: Answer): string[] {
  if (typeof answer === 'boolean') return [answer ? 'True' : 'False'];
  if (typeof answer === 'string') {
    const options = question?.type === 'multiple-choice' ? question.options : [];
    return [options.find(({ id }) => id === answer)?.text ?? answer];
  }
  const ids = question?.type === 'fill-in-the-blank' ? blankIds(question.questionText) : Object.keys(answer);
  return ids.map((id) => answer[id] ?? '');
}
