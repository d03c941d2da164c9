/**
 * `npm run conformance -- DIR [--submissions DIR2] [--only TEXT]
 * [--record FILE [--import-only] [--minutes N] [--package-minutes N] [--workers N] [--tables]]`
 * compares our judge with the expectations below DIR:
 * - `*.json` with recorded comparisons: our comparison must agree;
 * - problem packages: every submission goes through the public API of a temporary server (import, submit,
 * wait). The expected result comes from its folder, its source or submissions.yaml. DIR2 adds files that
 * DIR lacks, in folders with the packages' names.
 * With --record, packages run from the smallest to the largest, and FILE keeps each result as a line of JSON: the same
 * command continues a stopped run. --minutes starts no package after that time, and
 * --package-minutes no further submission of a package; --workers limits the programs that run at the same time;
 * --import-only reads without judging;
 * --tables prints Markdown tables by feature, collection and reason of FILE's packages at the end.
 * Prints every package, a table of agreement, the disagreements and `N passed, N failed`; exits with 1 if
 * any failed.
 */
import { existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type FileTree, overlayTrees, subtree } from '../../contract/package/file-tree';
import { findPackages } from '../../contract/package/find-packages';
import { diskTree } from '../../server/modules/content/disk-tree';
import { compareCasesOf, mismatch } from './compare-cases';
import { collectionTable, featureTable, packageTable, reasonTable } from './feature-table';
import { judgePackage } from './judge-package';
import { type OwnServer, openOwnServer } from './own-server';
import type { PackageRecord } from './record';
import { type CollectionOptions, runCollection } from './run-collection';
import { agreementTable, type Outcome } from './table';

interface Tally {
  passed: number;
  failures: string[];
  skipped: number;
  outcomes: Outcome[];
}

async function runCompareCases(tree: FileTree, path: string, tally: Tally): Promise<void> {
  const cases = compareCasesOf(parsed(new TextDecoder().decode(await tree.read(path))));
  for (const compareCase of cases ?? []) {
    const difference = mismatch(compareCase);
    if (difference === null) tally.passed++;
    else tally.failures.push(`${path} ${compareCase.id}: ${difference}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function runPackage(
  tree: FileTree,
  name: string,
  server: () => Promise<OwnServer>,
  tally: Tally,
): Promise<void> {
  const { outcomes, refusal, lines } = await judgePackage(tree, name, server);
  const agreeing = outcomes.filter(({ agrees }) => agrees).length;
  const differing = outcomes.length - agreeing;
  if (refusal) console.log(`${name}: ${refusal.isFailure ? 'FAILED' : 'skipped'}: ${refusal.reason}`);
  else console.log(`${name}: ${agreeing} agree, ${differing} differ`);
  for (const line of lines) console.log(`    ${line}`);
  tally.passed += agreeing;
  tally.outcomes.push(...outcomes);
  tally.skipped += lines.filter((line) => line.startsWith('skipped')).length;
  for (const line of lines) if (line.startsWith('DIFFERS')) tally.failures.push(`${name} ${line}`);
  if (refusal?.isFailure) tally.failures.push(`${name}: ${refusal.reason}`);
}

/** Looks for `a/b/c`, then `b/c`, then `c`: two collections may have a package of the same name. */
function withOverlay(tree: FileTree, name: string, overlayRoot: string | undefined): FileTree {
  if (overlayRoot === undefined) return tree;
  const parts = name.split('/');
  const folder = parts.map((_, at) => join(overlayRoot, ...parts.slice(at))).find((one) => existsSync(one));
  return folder === undefined ? tree : overlayTrees(tree, diskTree(folder));
}

async function main(root: string, overlayRoot: string | undefined, only: string): Promise<number> {
  const tally: Tally = { passed: 0, failures: [], skipped: 0, outcomes: [] };
  let opened: Promise<OwnServer> | undefined;
  const server = () => {
    opened ??= openOwnServer();
    return opened;
  };
  try {
    const tree = diskTree(root);
    const paths = (await tree.paths()).filter((path) => !path.includes('node_modules/')).sort();
    for (const path of paths) if (path.endsWith('.json')) await runCompareCases(tree, path, tally);
    for (const path of findPackages(paths)) {
      const name = path || basename(root);
      if (!name.includes(only)) continue;
      await runPackage(withOverlay(subtree(tree, path), name, overlayRoot), name, server, tally);
    }
  } finally {
    await (await opened)?.close();
  }
  return report(tally);
}

function report({ passed, failures, skipped, outcomes }: Tally): number {
  if (outcomes.length > 0)
    console.log(`\nAgreement by language and expected verdict:\n${agreementTable(outcomes)}\n`);
  for (const failure of failures) console.log(failure);
  if (skipped > 0) console.log(`${skipped} submissions skipped`);
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length > 0 || passed === 0 ? 1 : 0;
}

async function collect(root: string, options: CollectionOptions, tables: boolean): Promise<number> {
  let opened: Promise<OwnServer> | undefined;
  const server = () => {
    opened ??= openOwnServer(options.workers);
    return opened;
  };
  try {
    const records = await runCollection(root, options, server);
    if (tables) printTables(records);
    const differences = records.flatMap((record) =>
      record.differences.map((line) => `${record.name} ${line}`),
    );
    for (const line of differences) console.log(line);
    const passed = records.flatMap(({ outcomes }) => outcomes).filter(({ agrees }) => agrees).length;
    console.log(`${records.length} packages, ${passed} passed, ${differences.length} failed`);
    return differences.length > 0 ? 1 : 0;
  } finally {
    await (await opened)?.close();
  }
}

function printTables(records: readonly PackageRecord[]): void {
  for (const table of [featureTable, collectionTable, reasonTable, packageTable])
    console.log(`${table(records)}\n`);
}

const { values, positionals } = parseArgs({
  options: {
    submissions: { type: 'string' },
    only: { type: 'string', default: '' },
    record: { type: 'string' },
    'import-only': { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
    'package-minutes': { type: 'string', default: 'Infinity' },
    workers: { type: 'string' },
    tables: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const [root, ...rest] = positionals;
if (root === undefined || rest.length > 0 || !existsSync(root)) {
  console.error('usage: npm run conformance -- DIR [--submissions DIR2] [--only TEXT] [--record FILE …]');
  process.exitCode = 2;
} else if (values.record !== undefined) {
  const { only, record, tables, 'import-only': importOnly } = values;
  const options = {
    only,
    record: resolve(record),
    importOnly,
    minutes: Number(values.minutes),
    packageMinutes: Number(values['package-minutes']),
    workers: values.workers === undefined ? undefined : Number(values.workers),
  };
  process.exitCode = await collect(resolve(root), options, tables);
} else {
  const overlayRoot = values.submissions && resolve(values.submissions);
  process.exitCode = await main(resolve(root), overlayRoot, values.only);
}
