/** The content that ships with the product keeps what it promises: readable, reproducible, and judged as its folders say. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreateProblem } from '../../../contract/entities/problem';
import { languages } from '../../../contract/limits';
import { createJudge } from '../../judge/judge';
import type { Judge } from '../../judge/types';
import { diskTree } from './disk-tree';
import { loadContent } from './load-content';
import { requestOf } from './package/judge-request';
import { readPackage } from './package/read-package';
import { type PackagedSubmission, readSubmissions } from './package/submissions';

const root = resolve(import.meta.dirname, '../../..');
const content = join(root, 'content');
const folders = (await readdir(join(content, 'problems'))).map((name) => join(content, 'problems', name));

async function read(folder: string): Promise<{ problem: CreateProblem; report: string[] }> {
  const result = await readPackage(diskTree(folder), basename(folder));
  if (!result.ok) throw new Error(`${folder}/${result.file}: ${result.message}`);
  return result;
}

test('D-44 HOME-1 twelve problems, the sample problem among them, and two challenges', async () => {
  const { problems, challenges } = await loadContent(content);
  expect(problems).toHaveLength(12);
  expect(problems.filter((problem) => problem.public)).toHaveLength(12);
  expect(problems.find((problem) => problem.id === 'SAMPLPRBLM')?.difficulty).toBe('easy');
  expect(challenges.map((challenge) => challenge.url)).toEqual(['first-crossing', 'harbour-master']);
});

test('the content hash changes with the content and only with it', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'codeferry-content-'));
  try {
    await cp(content, copy, { recursive: true });
    const [one, same] = [await loadContent(content), await loadContent(copy)];
    expect(same.contentHash).toBe(one.contentHash);
    await rm(join(copy, 'problems/hightide/data/secret/01-neighbours.in'));
    await expect(loadContent(copy)).rejects.toThrow('problems/hightide/data/secret/01-neighbours.ans');
    await rm(join(copy, 'problems/hightide/data/secret/01-neighbours.ans'));
    expect((await loadContent(copy)).contentHash).not.toBe(one.contentHash);
  } finally {
    await rm(copy, { recursive: true });
  }
});

describe.each(folders.map((folder) => [basename(folder), folder]))('%s', (_, folder) => {
  test('is read without loss, with samples, secret data and a whole statement', async () => {
    const { problem, report } = await read(folder);
    expect(report).toEqual([]);
    const secret = problem.testCases.filter((one) => !one.sample);
    expect(secret.length).toBeGreaterThanOrEqual(8);
    expect(secret.length).toBeLessThan(problem.testCases.length);
    for (const field of ['inputFormat', 'outputFormat', 'constraints', 'explanation'] as const) {
      expect(problem[field], field).not.toBe('');
    }
    expect(problem.description).not.toContain('## ');
  });

  test('has right solutions in every language and at least two others', async () => {
    const { submissions, skipped } = await readSubmissions(diskTree(folder));
    expect(skipped).toEqual([]);
    const accepted = submissions.filter(({ name }) => name.startsWith('accepted/'));
    expect(new Set(accepted.map(({ language }) => language))).toEqual(new Set(languages));
    expect(submissions.length).toBeGreaterThanOrEqual(accepted.length + 2);
  });

  test('has data that its generator makes again', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'codeferry-package-'));
    try {
      const remade = join(copy, 'problems', basename(folder));
      await cp(join(content, 'generators'), join(copy, 'generators'), { recursive: true });
      await cp(folder, remade, { recursive: true, filter: (path) => !/\.(in|ans)$/.test(path) });
      await promisify(execFile)(process.execPath, [join(remade, 'generators/generate.mjs')]);
      expect((await read(remade)).problem.testCases).toEqual((await read(folder)).problem.testCases);
    } finally {
      await rm(copy, { recursive: true });
    }
  });
});

/** Runs each validator on each input of its package, all in one process: starting Python 160 times takes longer than the rest. */
const validateAll = `
import pathlib, runpy, sys
for validator in pathlib.Path(sys.argv[1]).glob("*/input_validators/validate.py"):
    for path in sorted(validator.parent.parent.glob("data/*/*.in")):
        with path.open() as sys.stdin:
            try:
                runpy.run_path(str(validator))
                print(path, "did not end")
            except SystemExit as end:
                print("kept" if end.code == 42 else f"{path} {end.code}")
            except Exception as error:
                print(path, repr(error))
`;

test('all data keeps what the statements promise', async () => {
  const { stdout } = await promisify(execFile)('python3', ['-c', validateAll, join(content, 'problems')]);
  const lines = stdout.trim().split('\n');
  expect(lines.filter((line) => line !== 'kept')).toEqual([]);
  expect(lines.length).toBeGreaterThanOrEqual(12 * 9);
});

describe('the judge agrees', () => {
  let judge: Judge;
  beforeAll(async () => {
    const log = { info: () => undefined, warn: () => undefined };
    judge = await createJudge({ cacheDir: join(root, '.cache'), workers: 2, log, accelerate: false });
    await judge.ready();
  });
  afterAll(() => judge.close());

  /** Java takes most of a second to compile and start: three problems of different kinds stand for all. */
  const withJava = new Set(['samplprblm', 'hightide', 'nightferry']);
  /** Slow ones take seconds by their nature: one in C++ is enough to see that limits bite. */
  const isTried = (folder: string, { language, expected }: PackagedSubmission) =>
    expected.includes('TLE') ? language === 'CPP17' : language !== 'JAVA8' || withJava.has(basename(folder));

  test.each(folders.map((folder) => [basename(folder), folder]))('on %s', async (_, folder) => {
    const { problem } = await read(folder);
    const { submissions } = await readSubmissions(diskTree(folder));
    const tried = submissions.filter((submission) => isTried(folder, submission));
    const verdicts = await Promise.all(
      tried.map(async (submission) => {
        const { verdict, fault, compile } = await judge.judge(requestOf(problem, submission, 'first-fail'));
        return { ...submission, verdict, fault, log: compile.log };
      }),
    );
    const differing = verdicts.filter(({ verdict, expected }) => !expected.includes(verdict));
    expect(differing).toEqual([]);
    expect(verdicts.filter(({ verdict }) => verdict === 'AC').length).toBeGreaterThanOrEqual(3);
    expect(verdicts.filter(({ verdict }) => verdict !== 'AC').length).toBeGreaterThanOrEqual(1);
  });
});
