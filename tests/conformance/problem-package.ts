/** Reads as much of a problem package (legacy or 2025-09 form) as judging its submissions takes. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import type { CheckerConfig } from '../../contract/entities/problem';
import type { TestCase } from '../../server/judge/types';
import { optionsOfFlags } from './compare-cases';

export interface ProblemPackage {
  name: string;
  dir: string;
  testCases: TestCase[];
  checker: CheckerConfig;
}

export type ReadResult = { type: 'read'; problem: ProblemPackage } | { type: 'skipped'; why: string };

interface ProblemYaml {
  validation?: string;
  validator_flags?: string;
  type?: string | string[];
  limits?: { time_limit?: number; memory?: number };
}
interface GroupYaml {
  output_validator_flags?: string;
  output_validator_args?: string | string[];
}

/** What the format grants where a package says nothing; its time limit would follow from its own slowest solution. */
const defaults = { timeLimitSeconds: 5, memoryMib: 2048 };

async function readYaml<T>(path: string): Promise<Partial<T>> {
  return existsSync(path) ? ((parse(await readFile(path, 'utf8')) as Partial<T> | null) ?? {}) : {};
}

/** Inputs in the order of the format: samples first, then by path. */
async function inputFiles(dir: string): Promise<string[]> {
  const found: string[] = [];
  for (const group of ['sample', 'secret']) {
    const base = join(dir, 'data', group);
    if (!existsSync(base)) continue;
    const names = await readdir(base, { recursive: true });
    const inputs = names.filter((name) => name.endsWith('.in')).sort();
    found.push(...inputs.map((name) => join(base, name)));
  }
  return found;
}

async function timeLimitMs(dir: string, yaml: Partial<ProblemYaml>): Promise<number> {
  const file = join(dir, '.timelimit');
  const written = existsSync(file) ? Number((await readFile(file, 'utf8')).trim()) : undefined;
  return 1000 * (yaml.limits?.time_limit ?? written ?? defaults.timeLimitSeconds);
}

function whyUnsupported(dir: string, yaml: Partial<ProblemYaml>): string | null {
  const types = [yaml.type ?? []].flat();
  if (types.includes('interactive') || yaml.validation?.includes('interactive')) return 'it is interactive';
  if (types.includes('multi-pass') || types.includes('submit-answer'))
    return `its type is ${types.join(', ')}`;
  const isCustom = yaml.validation?.startsWith('custom') || existsSync(join(dir, 'output_validator'));
  return isCustom ? 'it brings its own output validator' : null;
}

/** Flags of the package, else those of its whole test data. */
async function checkerOf(dir: string, yaml: Partial<ProblemYaml>): Promise<CheckerConfig> {
  const groups = await Promise.all(
    [
      'data/testdata.yaml',
      'data/test_group.yaml',
      'data/secret/testdata.yaml',
      'data/secret/test_group.yaml',
    ].map((path) => readYaml<GroupYaml>(join(dir, path))),
  );
  const ofGroups = groups.map((group) => group.output_validator_args ?? group.output_validator_flags);
  const flags = yaml.validator_flags ?? ofGroups.find((value) => value !== undefined) ?? [];
  const words = typeof flags === 'string' ? flags.split(/\s+/).filter(Boolean) : flags;
  return { type: 'tokens', ...optionsOfFlags(words) };
}

/** The package in a directory that holds a problem.yaml. */
export async function readPackage(dir: string): Promise<ReadResult> {
  const yaml = await readYaml<ProblemYaml>(join(dir, 'problem.yaml'));
  const why = whyUnsupported(dir, yaml);
  if (why) return { type: 'skipped', why };
  const inputs = await inputFiles(dir);
  if (inputs.length === 0) return { type: 'skipped', why: 'it has no test data' };
  const limit = await timeLimitMs(dir, yaml);
  const memoryLimitBytes = (yaml.limits?.memory ?? defaults.memoryMib) * 1024 * 1024;
  const testCases = await Promise.all(
    inputs.map(
      async (path): Promise<TestCase> => ({
        id: relative(join(dir, 'data'), path),
        input: await readFile(path),
        expected: await readFile(path.replace(/\.in$/, '.ans')),
        timeLimitMs: limit,
        memoryLimitBytes,
        weight: 1,
        sample: basename(dirname(path)) === 'sample',
      }),
    ),
  );
  return {
    type: 'read',
    problem: { name: basename(dir), dir, testCases, checker: await checkerOf(dir, yaml) },
  };
}
