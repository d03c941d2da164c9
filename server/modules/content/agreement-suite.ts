import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreateProblem } from '../../../contract/entities/problem/problem';
import {
  editorialSubmissions,
  type PackagedSubmission,
  readSubmissions,
} from '../../../contract/package/judging/submissions';
import { readPackage } from '../../../contract/package/read-package';
import { createJudge } from '../../judge/judge';
import type { Judge } from '../../judge/types';
import { diskTree } from './disk-tree';
import { toJudgeRequest } from './judge-request';

const root = resolve(import.meta.dirname, '../../..');
export const content = join(root, 'content');
export const folders = (await readdir(join(content, 'problems'))).map((name) =>
  join(content, 'problems', name),
);

export async function read(folder: string): Promise<{ problem: CreateProblem; report: string[] }> {
  const result = await readPackage(diskTree(folder), basename(folder));
  if (!result.ok) throw new Error(`${folder}/${result.file}: ${result.message}`);
  return result;
}

/** The first sample and the largest input of each test group. */
function firstAndLargest(testCases: CreateProblem['testCases']): CreateProblem['testCases'] {
  const largest = new Map<string, CreateProblem['testCases'][number]>();
  for (const one of testCases) {
    const group = one.group ?? '';
    if (one.input.length >= (largest.get(group)?.input.length ?? 0)) largest.set(group, one);
  }
  return testCases.filter((one, at) => at === 0 || largest.get(one.group ?? '') === one);
}

/** Runs the generator of each package below a folder in one process: starting Node takes longer than most of them. */
const generateAll = `
for (const folder of process.argv.slice(1)) await import(folder + '/generators/generate.mjs');
`;

/** The generators of the packages write their test data again. */
export function testReproduction(packages: readonly string[]): void {
  test(`the generators of ${packages.length} packages reproduce their data`, async () => {
    const copy = await mkdtemp(join(tmpdir(), 'codeferry-generated-'));
    try {
      const isCopied = (path: string) => !/\.(in|ans)$/.test(path);
      await cp(join(content, 'generators'), join(copy, 'generators'), { recursive: true });
      const remade = packages.map((folder) => join(copy, 'problems', basename(folder)));
      for (const [at, folder] of packages.entries())
        await cp(folder, remade[at] ?? '', { recursive: true, filter: isCopied });
      const args = ['--input-type=module', '-e', generateAll, ...remade];
      await promisify(execFile)(process.execPath, args);
      for (const [at, folder] of packages.entries()) {
        const [again, before] = [await read(remade[at] ?? ''), await read(folder)];
        expect(again.problem.testCases, folder).toEqual(before.problem.testCases);
      }
    } finally {
      await rm(copy, { recursive: true });
    }
  });
}

/** The judge gives the verdicts that the packages expect of their submissions, and accepts the editorials' programs. */
export function testAgreement(judged: readonly string[]): void {
  describe('the judge agrees', () => {
    let judge: Judge;
    beforeAll(async () => {
      const log = { info: () => undefined, warn: () => undefined };
      judge = await createJudge({ cacheDir: join(root, '.cache'), workers: 2, log, accelerate: false });
      await judge.ready();
    });
    afterAll(() => judge.close());

    /** Slow submissions take seconds: one in C++ shows that limits work. Wrong ones in Java: only given programs. */
    const isTried = ({ type }: CreateProblem, { language, expected }: PackagedSubmission) => {
      if (expected.includes('TLE')) return language === 'CPP17';
      return language !== 'JAVA8' || expected.includes('AC') || type === 'debug';
    };
    /** Java takes a while to start for each test case: only three different problems run all of them. */
    const withWholeJava = new Set(['samplprblm', 'hightide', 'nightferry']);
    const triedOn = (folder: string, problem: CreateProblem, { language, expected }: PackagedSubmission) => {
      const isWhole = language !== 'JAVA8' || !expected.includes('AC') || withWholeJava.has(basename(folder));
      return isWhole ? problem : { ...problem, testCases: firstAndLargest(problem.testCases) };
    };

    test.each(judged.map((folder) => [basename(folder), folder]))('on %s', async (_, folder) => {
      const { problem } = await read(folder);
      const { submissions } = await readSubmissions(diskTree(folder));
      const all = [...submissions, ...editorialSubmissions(problem.editorial ?? '', submissions)];
      const tried = all.filter((submission) => isTried(problem, submission));
      const verdicts = await Promise.all(
        tried.map(async (submission) => {
          const { verdict, score, fault, compile } = await judge.judge(
            toJudgeRequest(triedOn(folder, problem, submission), submission, 'first-fail'),
          );
          return { ...submission, verdict, score, fault, log: compile.log };
        }),
      );
      const differing = verdicts.filter(({ verdict, expected }) => !expected.includes(verdict));
      expect(differing).toEqual([]);
      const halves = verdicts.filter(({ partial, score }) => partial && (score <= 0 || score >= 100));
      expect(halves).toEqual([]);
      expect(verdicts.filter(({ verdict }) => verdict === 'AC').length).toBeGreaterThanOrEqual(4);
      expect(verdicts.filter(({ verdict }) => verdict !== 'AC').length).toBeGreaterThanOrEqual(1);
    });
  });
}
