/** Reads and judges every package of a folder, smallest first, and records each result at once. */
import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CreateProblem } from '../../contract/entities/problem/problem';
import { findPackages } from '../../contract/package/find-packages';
import { missingTimeLimit } from '../../contract/package/read-package';
import { readWholePackage } from '../../contract/package/whole/read-whole-package';
import { diskTree } from '../../server/modules/content/disk-tree';
import { featuresOf } from './features';
import { judgePackage } from './judge-package';
import type { OwnServer } from './own-server';
import { appendRecord, type PackageRecord, readRecords } from './record';

export interface CollectionOptions {
  record: string;
  only: string;
  /** Read without judging. */
  importOnly: boolean;
  /** No package begins later than this. */
  minutes: number;
  /** For one package: after them no further submission is sent. */
  packageMinutes: number;
  /** Programs that run at the same time. Undefined: one for each processor. */
  workers?: number | undefined;
}

export async function runCollection(
  root: string,
  options: CollectionOptions,
  server: () => Promise<OwnServer>,
): Promise<PackageRecord[]> {
  const known = await readRecords(options.record);
  const endMs = Date.now() + options.minutes * 60_000;
  const names = findPackages(await listFiles(root, '')).filter((name) => name.includes(options.only));
  const sized = await Promise.all(
    names.map(async (name) => ({ name, ...(await measure(join(root, name))) })),
  );
  for (const { name, linked } of sized.sort((a, b) => a.cost - b.cost)) {
    if (Date.now() > endMs) break;
    const before = known.get(name);
    const record = await runOne(join(root, name), name || basename(root), linked, before, options, server);
    if (record === before) continue;
    await appendRecord(options.record, record);
    known.set(name, record);
    console.log(lineOf(record));
  }
  return names.flatMap((name) => known.get(name) ?? []);
}

const readOnly = 'only read';

/** Relative paths of all files. Does not follow links: packages are real folders. */
async function listFiles(root: string, folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) paths.push(...(await listFiles(root, path)));
    else paths.push(path);
  }
  return paths;
}

/** Seconds, roughly: programs are compiled, and read all inputs. */
const compileSeconds: Readonly<Record<string, number>> = { cpp: 3, cc: 3, cxx: 3, java: 3, py: 0.2, js: 0.2 };
const runSeconds = 0.05;
const bytesPerSecond = 20_000_000;

/** An estimate of the judge's work for the submissions in our languages. */
async function measure(folder: string): Promise<{ cost: number; linked: boolean }> {
  const entries: Dirent[] = await readdir(folder, { withFileTypes: true, recursive: true });
  const compiling = entries
    .filter((entry) => entry.parentPath.includes('/submissions/'))
    .flatMap(({ name }) => compileSeconds[name.slice(name.lastIndexOf('.') + 1)] ?? []);
  let running = 0;
  for (const entry of entries)
    if (entry.name.endsWith('.in')) {
      const found = await stat(join(entry.parentPath, entry.name)).catch(() => undefined);
      running += runSeconds + (found?.size ?? 0) / bytesPerSecond;
    }
  const cost = compiling.reduce((sum, seconds) => sum + seconds + running, 0);
  return { cost, linked: entries.some((entry) => entry.isSymbolicLink()) };
}

async function runOne(
  folder: string,
  name: string,
  linked: boolean,
  before: PackageRecord | undefined,
  { importOnly, packageMinutes }: CollectionOptions,
  server: () => Promise<OwnServer>,
): Promise<PackageRecord> {
  const startedMs = Date.now();
  const tree = diskTree(folder);
  const features = await featuresOf(tree, linked);
  const read = await readWholePackage(tree, basename(name));
  const nothing = { losses: [], outcomes: [], differences: [], skipped: 0, hash: '', seconds: 0 };
  if (!read.ok)
    return { name, features, result: 'refused', reason: `${read.file}: ${read.message}`, ...nothing };
  // Judging measures the limit.
  const losses = read.losses.filter((line) => line !== missingTimeLimit);
  const result = losses.length === 0 ? 'imported' : 'losses';
  const base = { name, features, result, losses, hash: hashOf(read.problem) } as const;
  if (before && before.hash === base.hash && (importOnly || before.unjudged !== readOnly))
    return JSON.stringify(before) === JSON.stringify({ ...before, ...base })
      ? before
      : { ...before, ...base };
  if (importOnly) return { ...nothing, ...base, unjudged: readOnly };
  const { outcomes, refusal, lines } = await judgePackage(
    tree,
    name,
    server,
    startedMs + packageMinutes * 60_000,
  );
  const unfinished = lines.find((line) => line.startsWith('unfinished'));
  return {
    ...base,
    outcomes,
    differences: lines.filter((line) => line.startsWith('DIFFERS')),
    skipped: lines.filter((line) => line.startsWith('skipped')).length,
    ...(refusal && { unjudged: refusal.reason }),
    ...(unfinished !== undefined && { unfinished }),
    seconds: Math.round((Date.now() - startedMs) / 100) / 10,
  };
}

function hashOf({ testCases, checker, scoring }: CreateProblem): string {
  return createHash('sha256')
    .update(JSON.stringify([testCases, checker, scoring]))
    .digest('hex')
    .slice(0, 16);
}

function lineOf({ name, result, reason, outcomes, unjudged, seconds }: PackageRecord): string {
  const agreeing = outcomes.filter(({ agrees }) => agrees).length;
  const judged = `${agreeing} as expected, ${outcomes.length - agreeing} differ`;
  return `${name}: ${result}, ${reason ?? unjudged ?? judged}, ${seconds} s`;
}
