import type { ChangedContest } from '../../../../contract/entities/contest/new-contest';
import { contestLimits } from '../../../../contract/limits';
import { contestPhase } from '../../../../contract/rules/contest/contest-clock';
import { minuteOf, validateSchedule } from '../../../../contract/rules/contest/contest-validity';
import type { Database } from '../../../platform/database/open';
import { Refusal } from '../../../platform/http/refusal';
import type { ProblemVersion } from '../../problems/public';
import { findManagedContest } from '../contest-role';
import { type ContestRow, clockOf, scheduleOf } from '../contest-row';
import { recount } from '../entries/recount';
import { contestRefusals } from '../messages';
import { describeChanges } from './contest-differences';
import { findProblems, insertProblems, toContent } from './create-contest';

type Content = Awaited<ReturnType<typeof toContent>>;

/**
 * Before the start everything can change, later the texts, and until it is over the end. Submissions wait meanwhile;
 * a changed end updates the standings.
 */
export async function changeContest(
  transaction: Database,
  body: ChangedContest,
  uid: string,
  now = new Date(),
): Promise<{ slug: string; version: number }> {
  const stored = await findManagedContest(transaction, body.contestSlug, uid, 'creator', 'change');
  if (stored.version !== body.version) throw new Refusal('CONTEST_EDITED');
  const complaints = validateSchedule(body, now.getTime(), scheduleOf(stored));
  if (complaints[0])
    throw new Refusal('VALIDATION', { message: `${complaints[0].message}.`, fields: complaints });
  const former = await problemsOf(transaction, stored.pk);
  const problems = await newProblems(transaction, body.problems, former, uid);
  const content = await contentOf(transaction, body, stored, now);
  const points = problems.map((_, at) => body.problemPoints[at] ?? contestLimits.problemPointsDefault);
  const formerPoints = [...former.values()].map((problem) => problem.points);
  const areProblemsNew =
    keysOf(problems) !== keysOf([...former.values()]) || points.join() !== formerPoints.join();
  const changed = changedColumns(stored, content);
  if (changed.length === 0 && !areProblemsNew) return { slug: stored.slug, version: stored.version };
  refuseLocked(stored, changed, areProblemsNew, now);
  const version = stored.version + 1;
  await transaction
    .updateTable('contests')
    .set({ ...pick(content, changed), version, updated_at: now })
    .where('pk', '=', stored.pk)
    .execute();
  if (areProblemsNew) {
    await transaction.deleteFrom('contest_problems').where('contest_pk', '=', stored.pk).execute();
    await insertProblems(transaction, stored.pk, problems, points);
  }
  if (changed.includes('end_time')) await recount(transaction, { ...stored, ...content }, now);
  const text = describeChanges(
    { ...stored, problemCount: former.size },
    { ...content, problemCount: problems.length },
    areProblemsNew,
  );
  await transaction
    .insertInto('contest_versions')
    .values({ contest_pk: stored.pk, version, changed_at: now, text })
    .execute();
  return { slug: stored.slug, version };
}

const keysOf = (problems: readonly ProblemVersion[]) => problems.map(({ pk }) => pk).join();

async function problemsOf(
  db: Database,
  contestPk: string,
): Promise<Map<string, ProblemVersion & { points: number }>> {
  const rows = await db
    .selectFrom('contest_problems')
    .innerJoin('problems', 'problems.pk', 'contest_problems.problem_pk')
    .select(['problems.id', 'problems.pk', 'contest_problems.problem_version as version'])
    .select('contest_problems.points')
    .where('contest_pk', '=', contestPk)
    .orderBy('position')
    .execute();
  return new Map(rows.map(({ id, ...problem }) => [id.toLowerCase(), problem]));
}

/** Existing problems keep their version, even if they are private now. */
async function newProblems(
  db: Database,
  ids: readonly string[],
  former: ReadonlyMap<string, ProblemVersion>,
  uid: string,
): Promise<ProblemVersion[]> {
  const added = ids.filter((id) => !former.has(id.toLowerCase()));
  const found = added.length === 0 ? [] : await findProblems(db, added, uid);
  return ids.flatMap((id) => former.get(id.toLowerCase()) ?? found[added.indexOf(id)] ?? []);
}

async function contentOf(
  transaction: Database,
  body: ChangedContest,
  stored: ContestRow,
  now: Date,
): Promise<Content> {
  const content = await toContent(transaction, body, now);
  const { max_warnings, warning_seconds } = content.proctored ? content : stored;
  const isKept = body.passwordProtected && body.keepPassword && !body.password;
  return {
    ...content,
    max_warnings,
    warning_seconds,
    practice_open: body.openForPractice ?? stored.practice_open,
    ...(isKept && { password_hash: stored.password_hash }),
  };
}

/** Can change at any time. */
const texts: readonly (keyof Content)[] = [
  ...(['name', 'tags', 'org_name', 'description', 'event_rules', 'event_prizes'] as const),
  ...(['event_faq', 'event_terms', 'event_privacy', 'practice_open'] as const),
];

function changedColumns(stored: ContestRow, content: Content): (keyof Content)[] {
  const columns = Object.keys(content) as (keyof Content)[];
  return columns.filter((column) => comparable(content[column]) !== comparable(stored[column]));
}

/** Contest times are whole minutes. */
const comparable = (value: unknown): string =>
  JSON.stringify(value instanceof Date ? minuteOf(value.getTime()) : value);

function pick(content: Content, columns: readonly (keyof Content)[]): Partial<Content> {
  return Object.fromEntries(columns.map((column) => [column, content[column]]));
}

/** Tasks must not change after the start. */
function refuseLocked(
  stored: ContestRow,
  changed: readonly (keyof Content)[],
  areProblemsNew: boolean,
  now: Date,
): void {
  const phase = contestPhase(clockOf(stored, now), now.getTime());
  if (phase === 'before') return;
  const open = phase === 'running' ? [...texts, 'end_time'] : texts;
  if (!areProblemsNew && changed.every((column) => open.includes(column))) return;
  const message = phase === 'running' ? contestRefusals.started : contestRefusals.over;
  throw new Refusal('CONTEST_BEGUN', { message });
}
