import type {
  ContestPractice,
  PracticeProblem,
} from '../../../../contract/entities/contest/contest-practice';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { Caller } from '../../../platform/identity/identity';
import { findOpened } from '../../closed-problems/public';
import { isOverForAll, withExtraTimes } from '../../contest-clock/public';
import { readNewestDetails, withHelp } from '../../problems/public';
import { findRole } from '../contest-role';
import { drawnProblems, findContest } from '../contest-row';
import { canReadContest, findParticipant } from '../run/admission';
import { findRun } from '../run/run-row';

/**
 * Decisions 084, 085. Problems in their newest version, as practice is judged with it. A private problem is listed for
 * participants who were given it, and contained if they can practise it.
 * @throws Refusal CONTEST_NOT_OVER while anybody can still submit
 */
export async function readPractice(
  db: Database,
  slug: string,
  caller: Caller | null,
  now = new Date(),
): Promise<ContestPractice> {
  const contest = await findContest(db, slug);
  const participant = caller ? await findParticipant(db, contest.pk, caller.uid) : undefined;
  const isParticipant = participant !== undefined && participant.blocked_at === null;
  const isStaff = (await findRole(db, contest, caller?.uid)) !== undefined;
  if (!contest.public && !isStaff && !(isParticipant && (await canReadContest(db, contest, caller)))) {
    throw new Refusal('NOT_REGISTERED');
  }
  if (!isOverForAll(await withExtraTimes(db, contest), now)) throw new Refusal('CONTEST_NOT_OVER');

  const rows = await readProblems(db, contest.pk);
  const uid = caller?.uid;
  const opened = uid === undefined ? new Set<string>() : await findOpened(db, keysOf(rows), uid, now);
  // Anyone can register with an email from the contest's lists, so only a start gives problems.
  const run = isParticipant && caller ? await findRun(db, contest.pk, caller.uid) : undefined;
  const given = run ? await drawnProblems(db, contest, run.uid) : [];
  const known = new Set(isStaff ? keysOf(rows) : keysOf(given));
  const canOpen = (row: Row) => row.public || row.creator === uid || opened.has(row.pk);
  const listed = rows.filter((row) => canOpen(row) || known.has(row.pk));
  const newest = await readNewestDetails(db, keysOf(listed.filter(canOpen)), uid);
  const shown = await withHelp(db, [...newest.values()], uid, now);
  const details = new Map(shown.map((detail) => [detail._id, detail]));
  return {
    contestSlug: contest.slug,
    name: contest.name,
    problems: listed.map(
      ({ pk, id, title, position, editorial }): PracticeProblem => ({
        position,
        id,
        title: details.get(pk)?.title ?? title,
        problem: details.get(pk),
        editorial: editorial || undefined,
      }),
    ),
    leftOut: rows.length - listed.length,
  };
}

type Row = Awaited<ReturnType<typeof readProblems>>[number];

const keysOf = (rows: readonly { pk: string }[]) => rows.map(({ pk }) => pk);

async function readProblems(db: Database, contestPk: string) {
  return await db
    .selectFrom('contest_problems as q')
    .innerJoin('problems', 'problems.pk', 'q.problem_pk')
    .innerJoin('problem_contents as held', (join) =>
      join.onRef('held.pk', '=', 'q.problem_pk').onRef('held.version', '=', 'q.problem_version'),
    )
    .leftJoin('contest_editorials as e', (join) =>
      join.onRef('e.contest_pk', '=', 'q.contest_pk').onRef('e.problem_pk', '=', 'q.problem_pk'),
    )
    // The title as the contest has it: a newer one may be private.
    .select(['problems.pk', 'problems.id', 'held.title', 'problems.public', 'problems.creator'])
    .select(['q.position', 'e.text as editorial'])
    .where('q.contest_pk', '=', contestPk)
    .orderBy('q.position')
    .execute();
}
