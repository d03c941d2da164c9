import fs from 'node:fs';
import path from 'node:path';
import { problemCalls } from '../../contract/calls/problems';
import { type Language, problemPageSizeMax } from '../../contract/limits';
import type { Gap } from '../../contract/rules/gaps/fit-gaps';
import { exitCodes, Failure } from './failure';
import type { Folders } from './folders';
import { type Answer, callServer } from './server-call';
import { freshToken, requireSession } from './session';

/** Lists the ids and titles of all problems, by title. */
export async function listProblems(folders: Folders): Promise<number> {
  const ask = await openServer(folders);
  let lastSeenId: string | null = null;
  for (;;) {
    const fields = ['id', 'title', 'difficulty', 'type'];
    const body: object = { perPage: problemPageSizeMax, lastSeenId, fields };
    const page = problemCalls.problemList.response.parse(await ask(problemCalls.problemList.path, body));
    for (const { id = '', title = '', difficulty = '' } of page.filter(({ type }) => isCode(type)))
      console.log(`${id.padEnd(24)} ${difficulty.padEnd(7)} ${title}`);
    if (page.length < problemPageSizeMax) return exitCodes.success;
    lastSeenId = page.at(-1)?._id ?? null;
  }
}

const isCode = (type: string | undefined) => type === 'code' || type === 'debug';

const templateFiles: Record<Language, string> = {
  PYTHON3: 'solution.py',
  JAVA8: 'Main.java',
  CPP17: 'solution.cpp',
  JAVASCRIPT_NODE: 'solution.js',
};

/** Writes the samples of a problem into a folder, as `1.in` and `1.ans`, and templates with gaps. */
export async function downloadSamples(folders: Folders, problemID: string, to?: string): Promise<number> {
  const ask = await openServer(folders);
  const answer = problemCalls.problemGet.response.parse(
    await ask(problemCalls.problemGet.path, { problemID }),
  );
  const [problem] = answer.problems;
  if (!problem) throw new Failure('refused', `There is no problem ${problemID}.`);
  const folder = path.resolve(to ?? problem.id);
  fs.mkdirSync(folder, { recursive: true });
  for (const [index, { input, output }] of problem.samples.entries()) {
    fs.writeFileSync(path.join(folder, `${index + 1}.in`), input);
    fs.writeFileSync(path.join(folder, `${index + 1}.ans`), output);
  }
  for (const { language, code, gaps } of problem.initialCode) {
    if (!gaps) continue;
    const file = templateFiles[language];
    // A template that the user has begun to fill stays.
    const isBegun = fs.existsSync(path.join(folder, file));
    if (!isBegun) fs.writeFileSync(path.join(folder, file), code);
    console.log(
      isBegun
        ? `${file} exists and stays as it is.`
        : `Template ${file}: fill these gaps, keep all other code, and submit the whole file.`,
    );
    for (const gap of gaps) console.log(`  ${describeGap(code, gap)}`);
  }
  console.log(`${problem.samples.length} samples of ${problem.id} are in ${folder}`);
  return exitCodes.success;
}

/** Where a learner writes: a terminal cannot mark the gap. */
function describeGap(code: string, [from, to]: Gap): string {
  const before = code.slice(0, from).split('\n');
  const beside = before.at(-1)?.trim() ?? '';
  const [first = '', ...more] = code.slice(from, to).trim().split('\n');
  const line = `line ${before.length}`;
  if (first !== '')
    return `${line}: instead of “${first}”${more.length > 0 ? ` and ${more.length} more lines` : ''}`;
  return beside === '' ? line : `${line}: after “${beside}”`;
}

async function openServer(folders: Folders): Promise<(path: string, body: object) => Promise<unknown>> {
  const session = requireSession(folders);
  const token = await freshToken(folders, session);
  if (token.type === 'ended')
    throw new Failure('signInNeeded', 'Your session has ended. Run: codeferry login');
  if (token.type === 'unreachable') throw notReached(session.server, token.reason);
  return async (place, body) => {
    const answer: Answer = await callServer(`${session.server}/api${place}`, {
      body,
      token: token.session.idToken,
    });
    if (answer.type === 'unreachable') throw notReached(session.server, answer.reason);
    if (answer.type === 'error') throw new Failure('refused', answer.message);
    return answer.body;
  };
}

const notReached = (server: string, reason: string) =>
  new Failure('unreachable', `${server} cannot be reached. ${reason}`);
