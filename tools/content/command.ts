/**
 * `npm run content -- export|show|import FILE`: carries public problems, questions and challenges to another
 * installation, for example on a USB stick.
 */
import { createPublicKey } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  type CarryReport,
  exportedItems,
  importContentFile,
} from '../../server/modules/content/carry-content';
import {
  fingerprintOf,
  openSigningKey,
  verifyContentFile,
  writeContentFile,
} from '../../server/modules/content/content-file';
import { upsertProblem } from '../../server/modules/problems/save-problem';
import type { Database } from '../../server/platform/database/open';
import { openServerDatabase } from '../server-database';

const usage = `Usage: npm run content -- export FILE
       npm run content -- show FILE
       npm run content -- import FILE [--trust SIGNER]

export   writes all public problems, questions and challenges with their test data into FILE, and signs it.
show     checks FILE, and prints its signer, date and number of items.
import   adds what FILE contains. Changed items that are here get a new version, and everybody keeps their progress.
  --trust  accepts files of this signer from now on. Compare it with what the other installation's export printed.

The database is the server's: DATABASE_URL, or DATA_DIR for the embedded one. The server may run.`;

/** `0123 4567 …` */
const spaced = (fingerprint: string) => fingerprint.match(/.{4}/g)?.join(' ') ?? fingerprint;
const compact = (typed: string) => typed.replaceAll(/\s/g, '').toLowerCase();

/** Prints the result. Returns the exit code. */
export async function runContentCommand(
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { trust: { type: 'string' }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command, file, ...rest] = positionals;
  if (values.help || !command || !file || rest.length > 0) {
    console.log(usage);
    return values.help ? 0 : 1;
  }
  if (command === 'show') return await show(file);
  if (command !== 'export' && command !== 'import')
    throw new Error(`There is no command ${command}.\n\n${usage}`);
  const access = await openServerDatabase(env);
  try {
    const key = openSigningKey(access.dataDir);
    const own = fingerprintOf(createPublicKey(key));
    if (command === 'import') return await importFile(access.db, file, own, values.trust);
    const count = await writeContentFile(file, exportedItems(access.db, own, access.readFile), key);
    console.log(`${count} items written to ${file}.\nSigner: ${spaced(own)}`);
    return 0;
  } finally {
    await access.close();
  }
}

async function show(file: string): Promise<number> {
  const { signer, exportedAt, items } = await verifyContentFile(file);
  console.log(`${items} items, exported at ${exportedAt}.\nSigner: ${spaced(signer)}`);
  return 0;
}

async function importFile(
  db: Database,
  file: string,
  own: string,
  trust: string | undefined,
): Promise<number> {
  const { signer } = await verifyContentFile(file);
  if (trust !== undefined && compact(trust) !== signer) {
    throw new Error(`${file} has another signer: ${spaced(signer)}. Nothing was imported.`);
  }
  if (trust !== undefined) {
    await db
      .insertInto('content_sources')
      .values({ fingerprint: signer })
      .onConflict((conflict) => conflict.column('fingerprint').doNothing())
      .execute();
  }
  if (signer !== own && !(await isTrusted(db, signer))) {
    throw new Error(
      `This installation does not know the signer of ${file}: ${spaced(signer)}.\nIf the other installation's export printed the same signer, run the import again with --trust ${signer}`,
    );
  }
  for (const line of linesOf(await importContentFile(db, file, own, upsertProblem))) console.log(line);
  return 0;
}

async function isTrusted(db: Database, fingerprint: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_sources')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row !== undefined;
}

function linesOf(report: CarryReport): string[] {
  const { changedProblems, unchangedProblems, changedChallenges, takenIds, ownIds } = report;
  const named = (ids: readonly string[]) => (ids.length > 0 ? `: ${ids.join(', ')}` : '');
  return [
    `${changedProblems.length} problems are new or have a new version${named(changedProblems)}`,
    `${unchangedProblems} problems are unchanged`,
    `${changedChallenges.length} challenges are new or have a new version${named(changedChallenges)}`,
    ...(ownIds.length > 0
      ? [`${ownIds.length} problems belong to this installation and stay as they are`]
      : []),
    ...(takenIds.length > 0
      ? [`Not imported, because the id belongs to another problem here: ${takenIds.join(', ')}`]
      : []),
  ];
}
