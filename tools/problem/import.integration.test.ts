import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readPackage } from '../../contract/package/read-package';
import { diskTree } from '../../server/modules/content/disk-tree';
import { startTestCluster, type TestCluster } from '../../tests/support/product/postgres';
import { startTestServer, type TestServer } from '../../tests/support/product/server';
import { runCommand } from './command';

let cluster: TestCluster;
let server: TestServer;
let folder = '';

beforeAll(async () => {
  cluster = await startTestCluster();
  // With a judge: a problem with its own checker is published only after it was compiled.
  server = await startTestServer({ databaseUrl: await cluster.createDatabase(), judge: true });
  folder = await mkdtemp(join(tmpdir(), 'codeferry-import-'));
  await write('one', 'name: One\n');
  await write('deep/two', 'name: Two\nlimits: {memory: 9000}\n');
});
afterAll(async () => {
  await server?.stop();
  await cluster?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function write(name: string, settings: string): Promise<void> {
  const files = {
    'problem.yaml': settings,
    'problem_statement/problem.md': 'Say it again.\n',
    'data/secret/1.in': `${name}\n`,
    'data/secret/1.ans': `${name}\n`,
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, name, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

const argumentsOf = (command: string, path: string, more: string[]) => {
  const account = ['--email', 'author@example.org', '--password', 'correct-horse'];
  return [command, path, '--server', server.url, ...account, ...more];
};

interface Ended {
  code: number;
  output: string;
}

/** Runs the command as a user would. */
function runAsUser(command: string, path: string): Promise<Ended> {
  const main = resolve(import.meta.dirname, 'main.ts');
  const args = ['--import', 'tsx', main, ...argumentsOf(command, path, [])];
  return new Promise((done) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

/** Runs the command in this process, which saves the start of another one. */
async function run(command: string, path: string, ...more: string[]): Promise<Ended> {
  const lines: string[] = [];
  const print = (...words: unknown[]) => void lines.push(words.map(String).join(' '));
  const spies = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')];
  for (const spy of spies) spy.mockImplementation(print);
  try {
    const code = await runCommand(argumentsOf(command, path, more));
    return { code, output: `${lines.join('\n')}\n` };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
const importFrom = (path: string, ...more: string[]) => run('import', path, '--accept-losses', ...more);

test('D-44 creates questions beside packages, and names a faulty one with its fault', async () => {
  const text = (options: string) =>
    `{title: Bow, description: Ships, difficulty: easy, type: multiple-choice, questionData: {questionText: Which?, options: [${options}]}}`;
  const mixed = await mkdtemp(join(tmpdir(), 'codeferry-questions-'));
  try {
    for (const [name, options] of [
      ['fine', '{id: option_0, text: A, isCorrect: true}, {id: option_1, text: B}'],
      ['faulty', '{id: option_0, text: A}, {id: option_1, text: B}'],
    ] as const) {
      await mkdir(join(mixed, name));
      await writeFile(join(mixed, name, 'question.yaml'), text(options));
    }
    const { code, output } = await runAsUser('import', mixed);
    expect(output).toMatch(/^created\s+fine from fine \(multiple-choice\)$/m);
    expect(output).toContain('faulty: question.yaml: questionData.options: Multiple choice questions must');
    expect(code).toBe(1);
  } finally {
    await rm(mixed, { recursive: true });
  }
});

test('D-44 lists what would be lost, and imports only with consent or a measured limit', async () => {
  await write('asked/limitless', 'name: Limitless\n');
  await mkdir(join(folder, 'asked/limitless/submissions/accepted'), { recursive: true });
  await writeFile(join(folder, 'asked/limitless/submissions/accepted/echo.py'), 'print(input())\n');
  const asked = await run('import', join(folder, 'asked/limitless'), '--prefix', 'asked-');
  expect(asked.output).toMatch(
    /^confirm {4}limitless: the import would lose this:\n {11}- there is no time limit/m,
  );
  expect(asked.output).toContain('add --accept-losses');
  expect(asked.code).toBe(1);
  const measured = await run('import', join(folder, 'asked/limitless'), '--prefix', 'asked-', '--measure');
  expect(measured.output).toMatch(/^created {4}asked-limitless/m);
  expect(measured.output).toContain('- the time limit 1 s comes from the accepted submissions');
  await rm(join(folder, 'asked'), { recursive: true });
});

test('D-44 creates packages under an account, once, and reports what is lost', async () => {
  const first = await importFrom(folder, '--public');
  expect(first.output).toMatch(/^created\s+one from one \(1 test cases\)$/m);
  expect(first.output).toMatch(/^created\s+two from deep\/two/m);
  expect(first.output).toContain('- memory limit (MiB) 9000 becomes 2048');
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('2 imported, 0 failed') });

  const second = await importFrom(folder, '--public');
  expect(second.output.match(/^unchanged /gm)).toHaveLength(2);
  expect(second.code).toBe(0);

  const response = await fetch(`${server.url}/api/problem/get`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ problemID: 'two' }),
  });
  expect(await response.json()).toMatchObject({
    problems: [{ title: 'Two', memoryLimitMb: 2048, timeLimitMs: 2000 }],
  });
});

test('a faulty package fails, the others are imported, and the exit code is not 0', async () => {
  await write('broken', 'name: [\n');
  const { code, output } = await importFrom(folder, '--prefix', 'again-');
  expect(output).toMatch(/^failed\s+broken: problem\.yaml: cannot be parsed/m);
  expect(output).toMatch(/^created\s+again-one /m);
  expect(code).toBe(1);
});

test('refuses a taken id with a way out', async () => {
  await write('first', 'name: First\n');
  await writeFile(join(folder, 'first/codeferry.yaml'), 'id: FIRST\n');
  const { code, output } = await importFrom(join(folder, 'first'));
  expect(output).toMatch(/^failed\s+first: FIRST: 409 ID_TAKEN .*--prefix/m);
  expect(code).toBe(1);
});

const rich = {
  'problem.yaml':
    'name: Rich\ntype: scoring\nvalidation: custom score\nvalidator_flags: --exact\nlimits: {memory: 64}\n',
  'codeferry.yaml': 'id: RICH\ndifficulty: hard\ntags: [points]\n',
  'problem_statement/problem.md': 'Any order will do.\n\n## Input\n\nNumbers.\n',
  'output_validators/any/validate.py': 'import sys\nsys.exit(42)\n',
  'output_validators/any/order.txt': 'any\r\n',
  'data/sample/1.in': '\ufeff1 2\r\n',
  'data/sample/1.ans': '2 1',
  'data/secret/big/1.in': '\n\n 3\t',
  'data/secret/big/1.ans': '',
  'data/secret/small/1.in': 'ü\n',
  'data/secret/small/1.ans': 'x\n',
  'data/secret/testdata.yaml': 'on_reject: continue\n',
  'data/secret/big/testdata.yaml':
    'accept_score: 70\nrange: 0 70\ngrader_flags: min\noutput_validator_flags: --big\n',
};

test('D-44 an export equals its import: data, checker, groups and limits, byte for byte', async () => {
  const work = await mkdtemp(join(tmpdir(), 'codeferry-export-'));
  try {
    for (const [path, text] of Object.entries(rich)) {
      const file = join(work, 'in/rich', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    expect(await importFrom(join(work, 'in'))).toMatchObject({ code: 0 });
    const exported = await run('export', join(work, 'out'), '--id', 'rich');
    expect(exported).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^exported {3}rich to .*RICH \(3 test/),
    });
    const read = (folder: string) => readPackage(diskTree(join(work, folder)), 'x');
    const [before, after] = [await read('in/rich'), await read('out/RICH')];
    if (!before.ok || !after.ok) throw new Error('A package cannot be read');
    expect(after.problem).toEqual(before.problem);

    expect(await importFrom(join(work, 'out'), '--prefix', 'again-')).toMatchObject({ code: 0 });
    expect(await run('export', join(work, 'twice'), '--all')).toMatchObject({ code: 0 });
    const twice = diskTree(join(work, 'twice/again-RICH'));
    const once = diskTree(join(work, 'out/RICH'));
    expect([...(await twice.paths())].sort()).toEqual([...(await once.paths())].sort());
    for (const path of await once.paths())
      if (path !== 'codeferry.yaml') expect(await twice.read(path), path).toEqual(await once.read(path));

    const again = await run('export', join(work, 'out'), '--id', 'RICH');
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('exists already') });
    expect(await run('export', work, '--id', 'FIRST')).toMatchObject({
      code: 1,
      output: expect.stringContaining('only its creator'),
    });
  } finally {
    await rm(work, { recursive: true });
  }
});
