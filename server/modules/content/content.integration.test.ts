/** The bundled content: readable, reproducible, and judged as its folders say (the sample here, all in the deep lane). */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { NewProblem } from '../../../contract/entities/problem/new-problem';
import { languages, problemTypes } from '../../../contract/limits';
import { editorialPrograms } from '../../../contract/package/editorial-programs';
import { readSubmissions } from '../../../contract/package/judging/submissions';
import { templateIssues } from '../../../contract/rules/authoring/gap-markers';
import { isQuestionType } from '../../../contract/rules/question-type';
import { content, folders, read, testAgreement, testReproduction } from './agreement-suite';
import { diskTree } from './disk-tree';
import { loadContent } from './load-content';

const questionTypes = problemTypes.filter(isQuestionType);

const countOf = <Value>(values: readonly Value[], value: Value) =>
  values.filter((one) => one === value).length;

/** The main topics of `content/README.md`. */
const topics = ['arrays', 'dp', 'graphs', 'loops', 'maths', 'recursion', 'sorting', 'strings'];

test('D-44 HOME-1 has a hundred problems with the sample problem, all types, difficulties and main topics', async () => {
  const { problems } = await loadContent(content);
  const types = problems.map(({ type }) => type);
  expect(problems.length).toBeGreaterThanOrEqual(100);
  expect(problems).toHaveLength(folders.length + types.filter(isQuestionType).length);
  expect(problems.filter((problem) => problem.public)).toHaveLength(problems.length);
  for (const type of questionTypes) expect(countOf(types, type), type).toBeGreaterThanOrEqual(3);
  expect(countOf(types, 'debug')).toBeGreaterThanOrEqual(5);
  const difficulties = problems.map(({ difficulty }) => difficulty);
  for (const one of ['easy', 'medium', 'hard'] as const)
    expect(countOf(difficulties, one), one).toBeGreaterThanOrEqual(8);
  const tags = problems.flatMap((problem) => problem.tags);
  for (const topic of topics) expect(countOf(tags, topic), topic).toBeGreaterThanOrEqual(8);
  expect(problems.filter(({ tags, explanation }) => tags.length === 0 || explanation === '')).toEqual([]);
  expect(problems.filter((problem) => !NewProblem.safeParse(problem).success)).toEqual([]);
  expect(problems.find((problem) => problem.id === 'SAMPLPRBLM')?.difficulty).toBe('easy');
});

test('has challenges in this order that contain every problem', async () => {
  const { problems, challenges } = await loadContent(content);
  expect(challenges.map((challenge) => challenge.url)).toEqual([
    'casting-off',
    'round-the-buoys',
    'your-own-crew',
    'first-crossing',
    'deckhand',
    'repair-dock',
    'stowage',
    'compass-and-rule',
    'chart-room',
    'long-voyage',
    'harbour-master',
    'chandlery',
  ]);
  const onThePath = new Set(challenges.flatMap((challenge) => challenge.problems));
  expect(problems.filter(({ id }) => !onThePath.has(id)).map(({ id }) => id)).toEqual([]);
  for (const { url, problems: ids } of challenges) expect(new Set(ids).size, url).toBe(ids.length);
});

test('D-44 includes a contest that is open to everyone at any time', async () => {
  const { contests } = await loadContent(content);
  const warmUp = contests.find(({ slug }) => slug === 'warm-up')?.contest;
  expect(warmUp).toMatchObject({
    openContestForever: true,
    timedContest: false,
    passwordProtected: false,
    emailRestriction: 'all',
    public: true,
  });
});

test('changes the content hash only with the content', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'codeferry-content-'));
  try {
    for (const kind of ['challenges', 'contests', 'questions']) await mkdir(join(copy, kind));
    await cp(join(content, 'problems/hightide'), join(copy, 'problems/hightide'), { recursive: true });
    const one = await loadContent(copy);
    expect((await loadContent(copy)).contentHash).toBe(one.contentHash);
    await rm(join(copy, 'problems/hightide/data/secret/01-neighbours.in'));
    await expect(loadContent(copy)).rejects.toThrow('problems/hightide/data/secret/01-neighbours.ans');
    await rm(join(copy, 'problems/hightide/data/secret/01-neighbours.ans'));
    expect((await loadContent(copy)).contentHash).not.toBe(one.contentHash);
  } finally {
    await rm(copy, { recursive: true });
  }
});

test('every problem has a summary, two or three hints and an editorial, programs with the code in every language', async () => {
  const { problems } = await loadContent(content);
  for (const { id, type, summary, hints, editorial } of problems) {
    expect(summary, id).toBeTruthy();
    expect(hints?.length, id).toBeGreaterThanOrEqual(2);
    const programs = editorialPrograms(editorial ?? '').map(({ language }) => language);
    expect(programs.sort(), id).toEqual(isQuestionType(type) ? [] : [...languages].sort());
    if (isQuestionType(type)) expect(editorial, id).toContain('## Reasoning');
  }
});

test('judges the starter code of debug problems as wrong in at least two languages', async () => {
  for (const folder of folders) {
    const { problem } = await read(folder);
    if (problem.type !== 'debug') continue;
    const { submissions } = await readSubmissions(diskTree(folder));
    const wrong = submissions.filter(({ expected }) => !expected.includes('AC')).map(({ source }) => source);
    const given = problem.initialCode.map(({ code }) => code);
    expect(given.length, folder).toBeGreaterThanOrEqual(2);
    expect(
      given.filter((code) => !wrong.includes(code)),
      folder,
    ).toEqual([]);
  }
});

test('programs with gaps have a template in every language, which the right solutions fill', async () => {
  let gapped = 0;
  for (const folder of folders) {
    const { problem } = await read(folder);
    const { initialCode } = problem;
    if (!initialCode.some(({ gaps }) => gaps)) continue;
    gapped += 1;
    const { submissions } = await readSubmissions(diskTree(folder));
    const right = submissions.filter(({ expected }) => expected.includes('AC'));
    expect(initialCode, folder).toHaveLength(languages.length);
    for (const { language } of initialCode) expect(right.map((one) => one.language)).toContain(language);
    // Learners copy the programs of the editorial.
    const shown = editorialPrograms(problem.editorial ?? '').map((one) => ({ ...one, expected: ['AC'] }));
    const jurySolutions = [...submissions, ...shown];
    expect(templateIssues({ initialCode, jurySolutions }), folder).toEqual([]);
  }
  expect(gapped).toBeGreaterThanOrEqual(3);
});

describe.each(folders.map((folder) => [basename(folder), folder]))('%s', (_, folder) => {
  test('is read without loss, with samples, secret data and a complete statement', async () => {
    const { problem, report } = await read(folder);
    // Our generators are JavaScript modules, which the judge does not run.
    expect(report.filter((line) => !/^generators\/.* is kept, but not run/.test(line))).toEqual([]);
    const secret = problem.testCases.filter((one) => !one.sample);
    // All test cases of a problem without input are equal.
    const hasInput = problem.testCases.some(({ input }) => input !== '');
    expect(secret.length).toBeGreaterThanOrEqual(hasInput ? 8 : 1);
    expect(secret.length).toBeLessThan(problem.testCases.length);
    for (const field of ['inputFormat', 'outputFormat', 'constraints', 'explanation'] as const) {
      expect(problem[field], field).not.toBe('');
    }
    expect(problem.description).not.toContain('## ');
  });

  test('has correct solutions in every language and at least two others', async () => {
    const { submissions, skipped } = await readSubmissions(diskTree(folder));
    expect(skipped).toEqual([]);
    const accepted = submissions.filter(({ name }) => name.startsWith('accepted/'));
    expect(new Set(accepted.map(({ language }) => language))).toEqual(new Set(languages));
    expect(submissions.length).toBeGreaterThanOrEqual(accepted.length + 2);
  });
});

/**
 * Runs each validator on each input of its package in one process: starting Python 160 times takes longer than the
 * rest.
 */
const validateAll = `
import pathlib, runpy, sys
for validator in pathlib.Path(sys.argv[1]).glob("*/input_validators/validate.py"):
    for path in sorted(validator.parent.parent.glob("data/**/*.in")):
        with path.open() as sys.stdin:
            try:
                runpy.run_path(str(validator))
                print(path, "did not end")
            except SystemExit as end:
                print("kept" if end.code == 42 else f"{path} {end.code}")
            except Exception as error:
                print(path, repr(error))
`;

test('has data that satisfies the input validators', async () => {
  const { stdout } = await promisify(execFile)('python3', ['-c', validateAll, join(content, 'problems')]);
  const lines = stdout.trim().split('\n');
  expect(lines.filter((line) => line !== 'kept')).toEqual([]);
  expect(lines.length).toBeGreaterThanOrEqual(12 * 9);
});

const sample = folders.filter((folder) => basename(folder) === 'samplprblm');
testReproduction(sample);
testAgreement(sample);
