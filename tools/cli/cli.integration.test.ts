import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minimalContest } from '../../contract/fixtures/contest-payloads';
import { packCommandLine } from '../../scripts/steps/command-line.mjs';
import {
  createProblem,
  eventually,
  type Person,
  request,
  signUpPerson,
  solution,
} from '../../tests/integration/client';
import { CommandLine } from '../../tests/support/product/command-line';
import { type FlakyProxy, startFlakyProxy } from '../../tests/support/product/flaky-proxy';
import { projectRoot, query } from '../../tests/support/product/postgres';
import { startSite } from '../../tests/support/product/site';

const site = await startSite({ judge: true });
const computer = new CommandLine();
let proxy: FlakyProxy;
let ada: Person;

beforeAll(async () => {
  proxy = await startFlakyProxy(() => site.server.port);
  await computer.install();
  ada = await signUpPerson(site.server.url, 'ada.l');
  await createProblem(site.server.url, ada, { id: 'SUM' });
  await createProblem(site.server.url, ada, { id: 'TWO-SUMS' });
  computer.write('sum.py', solution);
});
afterAll(async () => {
  await proxy.close();
  computer.remove();
});

const run = (...args: string[]) => computer.run(...args);
const submissionsOf = (code: string) =>
  query(site.databaseUrl, 'select id, uid from submissions where code = $1', [code]);

/** A program of its own, so that its rows can be counted. */
function writeProgram(name: string): string {
  const code = `# ${name}\n${solution}`;
  computer.write(name, code);
  return code;
}

test('without a session it says how to sign in', async () => {
  expect(await run('submit', 'sum.py')).toEqual({
    code: 5,
    output: 'You are not signed in. Run: codeferry login\n',
  });
});

test('login stores the session, readable only by its owner; a wrong password stores nothing', async () => {
  const file = computer.sessionFile;
  const login = ['login', proxy.url, '--username', ada.email, '--password-stdin'];
  const wrong = await computer.start(login, 'secret-2\n').ended;
  expect(wrong).toEqual({ code: 5, output: 'The name or the password is wrong.\n' });
  expect(fs.existsSync(file)).toBe(false);
  const right = await computer.start(login, 'secret-1\n').ended;
  expect(right).toEqual({ code: 0, output: `Signed in as ada.l at ${proxy.url}.\n` });
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readFileSync(file, 'utf8')).not.toContain('secret-1');
});

test('submit guesses problem and language from the name, and shows the verdict', async () => {
  const right = await run('submit', 'sum.py');
  expect(right.output).toContain('Submitting sum.py (sum, Python 3)');
  expect(right.output).toContain('Accepted (AC), 2 of 2 tests passed');
  expect(right.code).toBe(0);
  computer.write('any.py', '# problem: two-sums\nprint(4)\n');
  const wrong = await run('submit', 'any.py');
  expect(wrong.output).toContain('Wrong answer (WA)');
  expect(wrong.code).toBe(1);
  expect(await submissionsOf(solution)).toMatchObject([{ uid: ada.uid }]);
});

test('a refused program stays with its reason until it is discarded', async () => {
  const refused = await run('submit', 'sum.py', '--problem', 'NONE');
  expect(refused).toMatchObject({ code: 4, output: expect.stringContaining('This problem does not exist') });
  const { output } = await run('status');
  expect(output).toContain('NONE  sum.py  refused: This problem does not exist');
  const id = /^(\S+) .*NONE/m.exec(output)?.[1] ?? '';
  expect((await run('discard', id)).code).toBe(0);
  expect((await run('status')).output).not.toContain('NONE');
});

test('without a network a program is saved with its key, and send delivers it once', async () => {
  const code = writeProgram('sum-offline.py');
  const args = ['submit', 'sum-offline.py', '--problem', 'SUM'];
  const connect = proxy.meddle(/.*/, { broken: true });
  const saved = await run(...args);
  expect(saved).toMatchObject({ code: 3, output: expect.stringContaining('is saved on this computer') });
  const [entry] = computer.storedEntries().filter(({ state }) => state === 'waiting');
  expect(entry).toMatchObject({ uid: ada.uid, body: { code, problemID: 'SUM' }, key: expect.any(String) });
  for (const name of fs.readdirSync(computer.outbox))
    expect(fs.statSync(path.join(computer.outbox, name)).mode & 0o777).toBe(0o600);
  expect((await run('send')).code).toBe(3);
  connect();
  const sent = await run('send');
  expect(sent).toMatchObject({ code: 0, output: expect.stringContaining('Accepted (AC)') });
  expect((await run('send')).output).toBe('Nothing waits to be sent.\n');
  expect(await submissionsOf(code)).toHaveLength(1);
});

test('a page of a captive portal is not an answer', async () => {
  const code = writeProgram('sum-portal.py');
  const leave = proxy.meddle('/api/code/submit', { answer: { status: 200, html: '<html>Pay here</html>' } });
  expect((await run('submit', 'sum-portal.py', '--problem', 'SUM')).code).toBe(3);
  leave();
  expect((await run('send')).code).toBe(0);
  expect(await submissionsOf(code)).toHaveLength(1);
});

test('after a lost answer the retry has the same key, so the server has one submission', async () => {
  const code = writeProgram('sum-lost.py');
  proxy.dropNextAnswer('/api/code/submit');
  expect((await run('submit', 'sum-lost.py', '--problem', 'SUM')).code).toBe(3);
  const [first] = await submissionsOf(code);
  const sent = await run('send');
  expect(sent.output).toContain(`Submission ${first?.id}`);
  expect(sent.output).toContain('Accepted (AC)');
  expect(await submissionsOf(code)).toHaveLength(1);
});

test('a program that was stored survives kill -9 before the answer, and is sent once', async () => {
  const code = writeProgram('sum-killed.py');
  let release: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  const leave = proxy.meddle('/api/code/submit', { until: isHeld });
  const { child, ended } = computer.start(['submit', 'sum-killed.py', '--problem', 'SUM']);
  const waiting = () =>
    computer.storedEntries().find(({ state, file }) => state === 'waiting' && file === 'sum-killed.py');
  await eventually(async () => waiting());
  child.kill('SIGKILL');
  await ended;
  expect(waiting()).toMatchObject({ body: { code } });
  leave();
  // Two processes at the same time: the key makes the second one a repeat.
  const results = await Promise.all([run('send'), run('send')]);
  release();
  expect(results.map((result) => result.code)).toEqual([0, 0]);
  expect(await submissionsOf(code)).toHaveLength(1);
});

test('with --contest it is a submission of the own run', async () => {
  const keyed = { ...ada, key: randomUUID() };
  const contest = { ...minimalContest, problems: ['SUM'] };
  const made = await request<{ slug: string }>(`${proxy.url}/api/contests/create`, contest, keyed);
  const { slug } = made.body;
  const code = writeProgram('sum-contest.py');
  const args = ['submit', 'sum-contest.py', '--problem', 'SUM', '--contest', slug];
  expect(await run(...args)).toMatchObject({
    code: 4,
    output: expect.stringContaining('You have not started this contest.'),
  });
  await request(`${proxy.url}/api/contests/register/${slug}`, {}, { ...ada, key: randomUUID() });
  await request(`${proxy.url}/api/contests/start/${slug}`, {}, ada);
  // The refused one goes on with its own key.
  expect((await run('send', '--retry-refused')).code).toBe(0);
  const entries = await query(
    site.databaseUrl,
    'select state from contest_entries e join submissions s using (id) where s.code = $1',
    [code],
  );
  expect(entries).toEqual([{ state: 'counted' }]);
});

test('another account does not send the work of the first one', async () => {
  const code = writeProgram('sum-shared.py');
  const connect = proxy.meddle('/api/code/submit', { broken: true });
  expect((await run('submit', 'sum-shared.py', '--problem', 'SUM')).code).toBe(3);
  connect();
  const bob = await signUpPerson(site.server.url, 'bobby');
  const login = (person: Person) =>
    computer.start(['login', proxy.url, '-u', person.email, '--password-stdin'], 'secret-1\n').ended;
  await login(bob);
  const others = await run('send');
  expect(others).toMatchObject({ code: 5, output: expect.stringContaining('It belongs to ada.l') });
  expect(await submissionsOf(code)).toEqual([]);
  await login(ada);
  expect((await run('send')).code).toBe(0);
  expect(await submissionsOf(code)).toMatchObject([{ uid: ada.uid }]);
});

test('an ended session keeps the program, and a new sign-in sends it', async () => {
  const code = writeProgram('sum-ended.py');
  const file = computer.sessionFile;
  const session = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify({ ...session, expiresAt: 0, refreshToken: 'x'.repeat(40) }));
  expect((await run('submit', 'sum-ended.py', '--problem', 'SUM')).code).toBe(5);
  fs.writeFileSync(file, JSON.stringify({ ...session, expiresAt: 0 }));
  expect((await run('send')).code).toBe(0);
  expect(JSON.parse(fs.readFileSync(file, 'utf8')).refreshToken).not.toBe(session.refreshToken);
  expect(await submissionsOf(code)).toHaveLength(1);
});

test('a problem with gaps: samples show where to write, and a changed line is named', async () => {
  const code = 'a, b = map(int, input().split())\n@{total = 0}@\nprint(@{}@)\n';
  const initialCode = [{ language: 'PYTHON3', code, gaps: true }];
  await createProblem(site.server.url, ada, { id: 'FILL', initialCode });
  const samples = await run('samples', 'FILL');
  expect(samples.output).toContain(
    [
      'Template solution.py: fill these gaps, keep all other code, and submit the whole file.',
      '  line 2: instead of “total = 0”',
      '  line 3: after “print(”',
    ].join('\n'),
  );
  const file = 'FILL/solution.py';
  const template = computer.read(file);
  expect(template).toBe('a, b = map(int, input().split())\ntotal = 0\nprint()\n');
  const submit = (text: string) => {
    computer.write(file, text);
    return run('submit', file);
  };
  const changed = await submit('a, b = 1, 2\ntotal = 3\nprint(total)\n');
  expect(changed.code).toBe(4);
  expect(changed.output).toContain(
    'Line 1 of the template, “a, b = map(int, input().split())”, is missing or was changed.',
  );
  expect(changed.output).toContain('“codeferry samples FILL” shows where they are.');
  expect((await run('status')).output).toContain('refused: Line 1 of the template');
  const right = await submit(
    template.replace('total = 0', 'total = a + b').replace('print()', 'print(total)'),
  );
  expect(right).toMatchObject({ code: 0, output: expect.stringContaining('Accepted (AC)') });
  expect((await run('samples', 'FILL')).output).toContain('solution.py exists and stays as it is.');
  expect(computer.read(file)).toContain('print(total)');
});

test('lists problems, downloads samples, and explains wrong use', async () => {
  expect((await run('problems')).output).toMatch(/^SUM +easy +Sum$/m);
  expect((await run('samples', 'sum')).code).toBe(0);
  expect(computer.read('SUM/1.ans')).toBe('3\n');
  computer.write('notes.txt', 'x');
  expect(await run('submit', 'notes.txt')).toMatchObject({
    code: 2,
    output: expect.stringContaining('--language'),
  });
  expect(await run('submit')).toMatchObject({ code: 2, output: expect.stringContaining('needs a FILE') });
  expect(await run('submit', 'sum.py', '--nonsense')).toMatchObject({ code: 2 });
  expect(await run('logout')).toMatchObject({ code: 0 });
  expect((await run('send')).code).toBe(5);
});

test('npx runs it from the archive, without a registry', async () => {
  const archive = computer.file('codeferry.tgz');
  await packCommandLine(projectRoot, archive);
  const bytes = fs.readFileSync(archive);
  await packCommandLine(projectRoot, archive);
  expect(fs.readFileSync(archive).equals(bytes)).toBe(true);
  const files = http.createServer((_request, response) => response.end(bytes));
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  const { port } = files.address() as AddressInfo;
  const help = await computer.runByNpx(`http://127.0.0.1:${port}/codeferry.tgz`, '--help');
  files.close();
  expect(help.output).toContain('Usage: codeferry login');
  expect(help.code).toBe(0);
});
