import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestCluster, type TestCluster } from '../../tests/support/postgres';
import { startTestServer, type TestServer } from '../../tests/support/server';

let cluster: TestCluster;
let server: TestServer;
let folder = '';

beforeAll(async () => {
  cluster = await startTestCluster();
  server = await startTestServer({ databaseUrl: await cluster.createDatabase() });
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

/** The command as a person runs it. */
function importFrom(path: string, ...more: string[]): Promise<{ code: number; output: string }> {
  const main = resolve(import.meta.dirname, 'main.ts');
  const account = ['--email', 'author@example.org', '--password', 'correct-horse'];
  const args = ['--import', 'tsx', main, 'import', path, '--server', server.url, ...account, ...more];
  return new Promise((done) => {
    execFile(process.execPath, args, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });
}

test('D-44 packages are created under an account, once, and what is lost is said', async () => {
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

test('a faulty package fails, the others are imported, and the exit code says so', async () => {
  await write('broken', 'name: [\n');
  const { code, output } = await importFrom(folder, '--prefix', 'again-');
  expect(output).toMatch(/^failed\s+broken: problem\.yaml: cannot be parsed/m);
  expect(output).toMatch(/^created\s+again-one /m);
  expect(code).toBe(1);
});

test('an id that somebody has taken is refused with a way out', async () => {
  await write('first', 'name: First\n');
  await writeFile(join(folder, 'first/codeferry.yaml'), 'id: FIRST\n');
  const { code, output } = await importFrom(join(folder, 'first'));
  expect(output).toMatch(/^failed\s+first: FIRST: 409 ID_TAKEN .*--prefix/m);
  expect(code).toBe(1);
});
