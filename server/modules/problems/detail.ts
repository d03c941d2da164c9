import { type Selectable, sql } from 'kysely';
import type { CheckerConfig, PublicChecker } from '../../../contract/entities/checker/checker-config';
import type { ProblemDetail, Sample } from '../../../contract/entities/problem/problem';
import { toShownCode } from '../../../contract/rules/authoring/gap-markers';
import { toPublicQuestion } from '../../../contract/rules/authoring/public-question';
import { expandSampleText } from '../../../contract/rules/statement/legacy-text';
import { defaultStatementLanguage } from '../../../contract/rules/statement/statement-names';
import type { Database } from '../../platform/database/open';
import type { ProblemContentsView, ProblemsTable } from '../../platform/database/schema-problems';
import type { ReadFile } from '../../platform/files/file-store';
import { Refusal } from '../../platform/http/refusal';
import { LruCache } from '../../platform/lru-cache';
import { type Closing, canPractise, findClosing, findClosings } from '../closed-problems/public';
import { findProblemRole } from '../problem-members/public';
import { knownChallenge } from './known-challenge';
import { visible } from './list-page';
import { withHelp } from './problem-help';
import { withImages } from './problem-images';

interface DetailRequest {
  readonly problemID: string;
  readonly challengeID?: string | null | undefined;
  /** Hashes that the device has. */
  readonly images?: readonly string[] | undefined;
}

/** Other users' private problems count as missing (ROLE-12). */
export async function readDetail(
  db: Database,
  { problemID, challengeID, images }: DetailRequest,
  uid: string | undefined,
  readFile: ReadFile,
): Promise<{ problems: ProblemDetail[]; challenge?: { name: string } }> {
  const row = await db
    .selectFrom('problems')
    .selectAll()
    .where(sql`lower(id)`, '=', problemID.toLowerCase())
    .executeTakeFirst();
  if (!row || !(await canPractise(db, row, uid))) throw new Refusal('PROBLEM_NOT_FOUND');
  const challenge = await knownChallenge(db, challengeID);
  const samples = await readSamples(db, [row]);
  const closing = await findClosing(db, row.pk, uid);
  const role = await findProblemRole(db, row, uid);
  const detail = { ...toDetailFor(uid, row, samples.get(row.pk)), ...(role && { role }) };
  const problems = await withHelp(
    db,
    [closing ? { ...detail, closedBy: shownClosing(closing) } : detail],
    uid,
  );
  return {
    problems: await withImages(db, readFile, problems, images),
    ...(challenge && { challenge: { name: challenge.name } }),
  };
}

function shownClosing({ name, contestSlug, untilMs }: Closing): ProblemDetail['closedBy'] {
  return { name, contestSlug, until: new Date(untilMs).toISOString() };
}

/** The visible ones, unordered; by ids or by keys. @param opened private problems that are open to the user */
export async function readDetails(
  db: Database,
  names: readonly string[],
  uid: string | undefined,
  by: 'id' | 'pk' = 'id',
  opened: readonly string[] = [],
): Promise<ProblemDetail[]> {
  if (names.length === 0) return [];
  const rows = await visible(
    db.selectFrom('problems').selectAll().where(by, 'in', names),
    uid,
    opened,
  ).execute();
  const samples = await readSamples(db, rows);
  return rows.map((row) => toDetailFor(uid, row, samples.get(row.pk)));
}

/** By key, without a visibility check: the caller has decided (decision 084). */
export async function readNewestDetails(
  db: Database,
  pks: readonly string[],
  uid: string | undefined,
): Promise<Map<string, ProblemDetail>> {
  if (pks.length === 0) return new Map();
  const rows = await db.selectFrom('problems').selectAll().where('pk', 'in', pks).execute();
  const [samples, closings] = [await readSamples(db, rows), await findClosings(db, pks, uid)];
  return new Map(
    rows.map((row) => {
      const closing = closings.get(row.pk);
      const detail = toDetailFor(uid, row, samples.get(row.pk));
      return [row.pk, closing ? { ...detail, closedBy: shownClosing(closing) } : detail];
    }),
  );
}

export interface ProblemVersion {
  readonly pk: string;
  readonly version: number;
}

/** The start of a contest gives the same few problems to thousands. */
const details = new LruCache<ProblemDetail>(500);
const nameOf = ({ pk, version }: ProblemVersion) => `${pk} ${version}`;

/** Without a visibility check: for participants of a contest (D-43). */
export async function readDetailsOf(
  db: Database,
  problems: readonly ProblemVersion[],
): Promise<ProblemDetail[]> {
  const found = new Map<string, ProblemDetail>();
  for (const problem of problems) {
    const detail = details.get(nameOf(problem));
    if (detail) found.set(problem.pk, detail);
  }
  const missing = problems.filter(({ pk }) => !found.has(pk));
  for (const detail of await readFresh(db, missing)) {
    details.set(nameOf({ pk: detail._id, version: detail.version }), detail);
    found.set(detail._id, detail);
  }
  return problems.flatMap(({ pk }) => found.get(pk) ?? []);
}

async function readFresh(db: Database, problems: readonly ProblemVersion[]): Promise<ProblemDetail[]> {
  if (problems.length === 0) return [];
  const rows = await db
    .selectFrom('problem_contents')
    .selectAll()
    .where((is) => is.or(problems.map(({ pk, version }) => is.and({ pk, version }))))
    .execute();
  const samples = await readSamples(db, rows);
  return rows.map((row) => toDetail(row, samples.get(row.pk)));
}

function toDetailFor(
  uid: string | undefined,
  row: Selectable<ProblemsTable>,
  marked: Sample[] | undefined,
): ProblemDetail {
  return {
    ...toDetail(row, marked),
    hintCount: row.hint_count,
    hasEditorial: row.has_editorial,
    ...(uid !== undefined && row.creator === uid && { own: true }),
  };
}

/** Newest or former version. */
type Content = Selectable<ProblemContentsView>;

function toDetail(row: Content, marked: Sample[] = []): ProblemDetail {
  return {
    _id: row.pk,
    id: row.id,
    version: row.version,
    title: row.title,
    summary: row.summary,
    description: row.description,
    difficulty: row.difficulty,
    type: row.type,
    tags: row.tags,
    public: row.public,
    inputFormat: row.input_format,
    outputFormat: row.output_format,
    constraints: row.constraints,
    sampleInput: row.sample_input,
    sampleOutput: row.sample_output,
    // An explanation reveals the solution: it comes with the result.
    explanation: row.question ? '' : row.explanation,
    samples: samplesOf(row, marked),
    testcaseLength: row.test_case_count,
    timeLimitMs: row.time_limit_ms,
    memoryLimitMb: row.memory_limit_mb,
    checker: publicChecker(row.checker),
    groups: row.shown_groups ?? undefined,
    initialCode: row.initial_code.map(toShownCode),
    question: row.question ? toPublicQuestion(row.question) : undefined,
    ...shownStatement(row),
  };
}

/** Without what most problems do not have. */
function shownStatement({ question, language, translations, images, credits }: Content) {
  return {
    ...(language !== defaultStatementLanguage && { language }),
    ...(translations.length > 0 && {
      translations: translations.map(({ explanation, ...texts }) =>
        question ? texts : { ...texts, explanation },
      ),
    }),
    ...(images.length > 0 && { images }),
    ...(credits && { credits }),
  };
}

const isDialogue = (checker: CheckerConfig) => checker.type === 'custom' && checker.interactive;

/** Files and arguments can reveal answers. */
function publicChecker({ run, ...checker }: CheckerConfig): PublicChecker {
  const added = run?.addedFiles && { onJudge: true };
  if (checker.type === 'tokens') return { ...checker, ...added };
  const passes = checker.passes !== undefined && { multiPass: true, onJudge: true };
  return { type: 'custom', interactive: checker.interactive, ...added, ...passes };
}

async function readSamples(db: Database, problems: readonly Content[]): Promise<Map<string, Sample[]>> {
  const samples = new Map<string, Sample[]>();
  // The input of an interactive problem is for the interactor only.
  const shown = problems.filter(({ checker }) => !isDialogue(checker));
  if (shown.length === 0) return samples;
  const rows = await db
    .selectFrom('test_cases')
    .select(['problem_pk', 'input', 'expected', 'explanation'])
    .where((is) =>
      is.or(
        shown.map(({ pk, test_data_version }) => is.and({ problem_pk: pk, data_version: test_data_version })),
      ),
    )
    .where('sample', '=', true)
    .orderBy('position')
    .execute();
  for (const { problem_pk, input, expected, explanation } of rows) {
    const texts = { input: input.toString(), output: expected.toString() };
    const sample = { ...texts, ...(explanation && { explanation }) };
    samples.set(problem_pk, [...(samples.get(problem_pk) ?? []), sample]);
  }
  return samples;
}

/** Falls back to the sample text of the statement. */
function samplesOf({ checker, sample_input, sample_output }: Content, marked: Sample[]): Sample[] {
  if (isDialogue(checker)) return [];
  if (marked.length > 0) return marked;
  if (sample_input === '' && sample_output === '') return [];
  return [{ input: expandSampleText(sample_input), output: expandSampleText(sample_output) }];
}
