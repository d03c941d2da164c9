/** Public problems, questions and challenges leave and enter an installation in a signed file (decision 089). */
import type { Database } from '../../platform/database/open';
import type { ReadFile } from '../../platform/files/file-store';
import { readWholeProblem } from '../problems/public';
import { type ContentItem, readContentItems } from './content-file';
import { contentOwner, type SaveProblem, saveChallenge } from './import';

/** Owner of problems that came from another installation; not a user. */
const ownerOfSource = (fingerprint: string) => `source:${fingerprint}`;
const sourceOf = (creator: string, own: string) => {
  if (creator === contentOwner) return 'product';
  return creator.startsWith('source:') ? creator.slice('source:'.length) : own;
};

/**
 * All public problems with test data, and all challenges. Names no person.
 * @param own fingerprint of this installation's key
 */
export async function* exportedItems(
  db: Database,
  own: string,
  readFile: ReadFile,
): AsyncGenerator<ContentItem> {
  const pks = await db.selectFrom('problems').select('pk').where('public', '=', true).orderBy('id').execute();
  for (const { pk } of pks) {
    const row = await db.selectFrom('problems').selectAll().where('pk', '=', pk).executeTakeFirst();
    if (!row?.public) continue;
    const problem = await readWholeProblem(db, row, readFile);
    yield { kind: 'problem', owner: sourceOf(row.creator, own), id: row.id, problem };
  }
  const challenges = await db.selectFrom('challenges').selectAll().orderBy('position').execute();
  for (const { pk, position, translations, ...row } of challenges) {
    const problems = await db
      .selectFrom('challenge_problems as c')
      .innerJoin('problems as p', 'p.pk', 'c.problem_pk')
      .select('p.id')
      .where('c.challenge_pk', '=', pk)
      .where('p.public', '=', true)
      .orderBy('c.position')
      .execute();
    const ids = problems.map(({ id }) => id);
    if (ids.length === 0) continue;
    const { url, name, description, tags } = row;
    const texts = translations.length > 0 ? { translations } : {};
    yield {
      kind: 'challenge',
      position,
      challenge: { url, name, description, ...texts, tags, problems: ids },
    };
  }
}

export interface CarryReport {
  changedProblems: string[];
  unchangedProblems: number;
  changedChallenges: string[];
  /** The id belongs to somebody here. */
  takenIds: string[];
  /** The problems belong to this installation, so its own copy is newer. */
  ownIds: string[];
}

/**
 * Imports a verified file in one transaction. An item that this installation has gets a new version if it changed, and
 * keeps its id and everybody's progress.
 * @param own fingerprint of this installation's key
 */
export async function importContentFile(
  db: Database,
  file: string,
  own: string,
  saveProblem: SaveProblem,
): Promise<CarryReport> {
  return await db.transaction().execute(async (transaction) => {
    const report: CarryReport = {
      changedProblems: [],
      unchangedProblems: 0,
      changedChallenges: [],
      takenIds: [],
      ownIds: [],
    };
    for await (const item of readContentItems(file)) {
      if (item.kind === 'problem') await importProblem(transaction, item, own, saveProblem, report);
      else if (await importChallenge(transaction, item)) report.changedChallenges.push(item.challenge.url);
    }
    return report;
  });
}

type Item<Kind> = Extract<ContentItem, { kind: Kind }>;

async function importProblem(
  transaction: Database,
  { id, owner, problem }: Item<'problem'>,
  own: string,
  saveProblem: SaveProblem,
  report: CarryReport,
): Promise<void> {
  if (owner === own) {
    report.ownIds.push(id);
    return;
  }
  const creator = owner === 'product' ? contentOwner : ownerOfSource(owner);
  const saved = await saveProblem(transaction, { ...problem, public: true }, id, creator);
  if (!saved) report.takenIds.push(id);
  else if (saved.changed) report.changedProblems.push(id);
  else report.unchangedProblems += 1;
}

/** The problems of the challenge that are here, by their ids. */
async function importChallenge(
  transaction: Database,
  { challenge, position }: Item<'challenge'>,
): Promise<boolean> {
  const rows = await transaction
    .selectFrom('problems')
    .select(['id', 'pk'])
    .where('id', 'in', challenge.problems)
    .where('public', '=', true)
    .execute();
  if (rows.length === 0) return false;
  return await saveChallenge(transaction, challenge, position, new Map(rows.map(({ id, pk }) => [id, pk])));
}
