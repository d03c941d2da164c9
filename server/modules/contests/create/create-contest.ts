import { type Insertable, sql } from 'kysely';
import type { NewContest } from '../../../../contract/entities/contest/new-contest';
import { contestLimits } from '../../../../contract/limits';
import {
  lateSyncDefault,
  minuteOf,
  validateSchedule,
} from '../../../../contract/rules/contest/contest-validity';
import { slugFromTitle } from '../../../../contract/rules/names/slug';
import { newId } from '../../../platform/database/new-id';
import type { Database } from '../../../platform/database/open';
import type { ContestsTable } from '../../../platform/database/schema-contests';
import { Refusal } from '../../../platform/http/refusal';
import { hashPassword } from '../../../platform/identity/local/passwords';
import { maySpread } from '../../problem-members/public';
import { type ProblemVersion, requirePerson } from '../../problems/public';
import { contestProblemVersions } from '../contest-row';
import { contestRefusals } from '../messages';
import { recordAdoptedVersions } from './adopted-versions';
import { storeImages } from './contest-images';

/** The slug comes from the name, with a number if it is taken: a contest written offline cannot know. */
export async function createContest(
  transaction: Database,
  contest: NewContest,
  uid: string,
  now = new Date(),
): Promise<{ slug: string; redirect: string; version: number }> {
  await requirePerson(transaction, uid);
  const complaints = validateSchedule(contest, now.getTime());
  if (complaints[0])
    throw new Refusal('VALIDATION', { message: `${complaints[0].message}.`, fields: complaints });
  const problems = await findProblems(transaction, contest.problems, uid);
  const content = await toContent(transaction, contest, now);
  const pk = newId();
  const slug = await insertUnderFreeSlug(transaction, contest.name, {
    pk,
    creator: uid,
    removed: '[]',
    ...content,
  });
  await insertProblems(transaction, pk, problems, contest.problemPoints);
  return { slug, redirect: `/contests/${slug}`, version: 1 };
}

/**
 * A new version keeps the participants.
 * @returns false if the slug belongs to somebody else
 */
export async function upsertContest(
  transaction: Database,
  contest: NewContest,
  slug: string,
  creator: string,
): Promise<boolean> {
  const problems = await findProblems(transaction, contest.problems, creator);
  const start = contest.startTime ? new Date(contest.startTime) : new Date();
  const content = await toContent(transaction, contest, start);
  const stored = await transaction
    .selectFrom('contests')
    .select(['pk', 'creator', 'version'])
    .where(sql`lower(slug)`, '=', slug.toLowerCase())
    .forUpdate()
    .executeTakeFirst();
  if (stored && stored.creator !== creator) return false;
  const pk = stored?.pk ?? newId();
  const row = { ...content, removed: '[]', version: (stored?.version ?? 0) + 1, updated_at: new Date() };
  await transaction
    .insertInto('contests')
    .values({ pk, slug, creator, ...row })
    .onConflict((conflict) => conflict.column('pk').doUpdateSet(row))
    .execute();
  const former = await contestProblemVersions(transaction, pk);
  await transaction.deleteFrom('contest_problems').where('contest_pk', '=', pk).execute();
  await insertProblems(transaction, pk, problems, contest.problemPoints);
  // Bundled contests have no organiser, so the import adopts new problem versions.
  await recordAdoptedVersions(transaction, { pk, start_time: content.start_time }, former, problems);
  return true;
}

export async function insertProblems(
  transaction: Database,
  contestPk: string,
  problems: readonly ProblemVersion[],
  points: readonly number[],
): Promise<void> {
  const rows = problems.map(({ pk, version }, position) => ({
    contest_pk: contestPk,
    position,
    problem_pk: pk,
    problem_version: version,
    points: points[position] ?? contestLimits.problemPointsDefault,
  }));
  await transaction.insertInto('contest_problems').values(rows).execute();
}

async function insertUnderFreeSlug(
  transaction: Database,
  name: string,
  row: Omit<Insertable<ContestsTable>, 'slug'>,
): Promise<string> {
  const slug = slugFromTitle(name, 'contest');
  const numbered = Array.from({ length: 20 }, (_, index) => `${slug}-${index + 2}`);
  for (const candidate of [slug, ...numbered, `contest-${row.pk}`]) {
    const inserted = await transaction
      .insertInto('contests')
      .values({ ...row, slug: candidate })
      .onConflict((conflict) => conflict.expression(sql`lower(slug)`).doNothing())
      .returning('slug')
      .executeTakeFirst();
    if (inserted) return inserted.slug;
  }
  throw new Error(`no free slug for ${name}`);
}

/** D-43: newest versions of public problems and of those that the caller writes. Locked until the contest refers to them. */
export async function findProblems(
  transaction: Database,
  ids: readonly string[],
  uid: string,
): Promise<ProblemVersion[]> {
  const wanted = ids.map((id) => id.toLowerCase());
  const rows = await transaction
    .selectFrom('problems')
    .select(['pk', 'version', sql<string>`lower(id)`.as('name')])
    .where(sql<string>`lower(id)`, 'in', wanted)
    .where(maySpread(uid))
    .orderBy('pk')
    .forShare()
    .execute();
  const found = new Map(rows.map(({ name, pk, version }) => [name, { pk, version }]));
  return wanted.map((name, index) => {
    const problem = found.get(name);
    if (problem === undefined) {
      const message = contestRefusals.noProblem(ids[index] ?? name);
      throw new Refusal('PROBLEM_NOT_FOUND', { message, fields: [{ path: `problems.${index}`, message }] });
    }
    return problem;
  });
}

export async function toContent(transaction: Database, contest: NewContest, now: Date) {
  const { passwordProtected, password, emailRestriction } = contest;
  const start = contest.openContestImmediately || !contest.startTime ? now : new Date(contest.startTime);
  return {
    name: contest.name,
    tags: [...new Set(contest.tags)],
    ...(await storeImages(transaction, contest)),
    start_time: new Date(minuteOf(start.getTime())),
    end_time:
      contest.openContestForever || !contest.endTime ? null : new Date(minuteOf(Date.parse(contest.endTime))),
    duration_minutes: contest.timedContest ? (contest.duration ?? null) : null,
    max_questions: contest.maxQuestions ?? contest.problems.length,
    randomize_questions: contest.randomizeQuestions,
    proctored: contest.enableProctored,
    max_warnings: contest.maxWarnings,
    warning_seconds: contest.warningSeconds,
    late_sync_minutes: contest.lateSyncMinutes ?? lateSyncDefault(contest.enableProctored),
    freeze_minutes: contest.freezeMinutes,
    scoring: contest.scoring,
    penalty_minutes: contest.penaltyMinutes,
    password_hash: passwordProtected && password ? await hashPassword(password) : null,
    email_restriction: emailRestriction,
    allowed_emails: emailRestriction === 'emails' ? [...new Set(contest.allowedEmails)] : [],
    email_domains: emailRestriction === 'domain' ? [...new Set(contest.emailDomains)] : [],
    // CWIZ-31
    public: contest.public && emailRestriction === 'all',
    practice_open: contest.openForPractice ?? (contest.public && emailRestriction === 'all'),
    org_name: contest.orgName,
    description: contest.description,
    event_rules: contest.eventRules,
    event_prizes: contest.eventPrizes,
    event_faq: contest.eventFAQ,
    event_terms: contest.eventTerms,
    event_privacy: contest.eventPrivacy,
  };
}
