import type { SubmissionState } from '../../contract/entities/submission';
import { type PackagedSubmission, readSubmissions } from '../../contract/package/judging/submissions';
import { diskTree } from '../../server/modules/content/disk-tree';
import { openAccount } from './account';
import { submitAndWait } from './submit-and-wait';

export interface SubmitOptions {
  /** Origin, without a trailing slash. */
  server: string;
  email?: string | undefined;
  password?: string | undefined;
}

const patienceMs = 180_000;

/**
 * Submits a folder's `submissions/` to a server like any client, and compares the verdicts with the folders.
 * Prints a line for each; returns the exit code.
 */
export async function submitSolutions(
  problemID: string,
  folder: string,
  options: SubmitOptions,
): Promise<number> {
  const { submissions } = await readSubmissions(diskTree(folder));
  if (submissions.length === 0) throw new Error(`There are no submissions below ${folder}/submissions`);
  const account = await openAccount(options);
  console.log(`${problemID}: ${submissions.length} submissions to ${options.server} as ${account.email}`);
  let differed = 0;
  for (const submission of submissions) {
    const state = await submitAndWait({ problemID, ...submission }, account, options.server, patienceMs);
    const agrees = state.verdict !== undefined && submission.expected.includes(state.verdict);
    if (!agrees) differed += 1;
    console.log(lineOf(submission, state, agrees));
  }
  console.log(`${submissions.length - differed} agree, ${differed} differ`);
  return differed === 0 ? 0 : 1;
}

function lineOf(submission: PackagedSubmission, state: SubmissionState, agrees: boolean): string {
  const { language, expected, name } = submission;
  const seconds = Math.max(0, ...state.results.map(({ cpuMs }) => cpuMs)) / 1000;
  const passed = `${state.passedTestcases ?? 0}/${state.totalTestcases ?? 0}`;
  const verdicts = `expected ${expected.join('/').padEnd(11)} got ${(state.verdict ?? state.status).padEnd(4)}`;
  return `  ${agrees ? 'agrees ' : 'DIFFERS'}  ${language.padEnd(15)} ${verdicts} ${passed.padStart(6)} ${seconds.toFixed(2)} s  ${name}`;
}
