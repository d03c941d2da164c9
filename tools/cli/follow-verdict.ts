import { codeCalls } from '../../contract/calls/code';
import type { SubmissionState } from '../../contract/entities/submission';
import { runPolling } from '../../contract/limits';
import { isFinal } from '../../contract/rules/judging/submission-status';
import { verdictLabels } from '../../contract/rules/judging/verdicts';
import { callServer } from './server-call';
import type { Session } from './session';

/** Undefined: the server has no such submission for this user, or does not answer. */
export async function readState(
  { server, idToken }: Session,
  submissionID: string,
  waitSeconds = 0,
): Promise<SubmissionState | undefined> {
  const path = codeCalls.codeStatus.path.replace(':submissionID', submissionID);
  const answer = await callServer(`${server}/api${path}?wait=${waitSeconds}`, {
    token: idToken,
    timeoutMs: 15_000 + waitSeconds * 1000,
  });
  if (answer.type !== 'answer') return undefined;
  const state = codeCalls.codeStatus.response.safeParse(answer.body);
  return state.success ? state.data : undefined;
}

const failuresMax = 4;

/** Asks until the verdict is final. Undefined: the server has gone meanwhile. */
export async function followVerdict(
  session: Session,
  submissionID: string,
  show: (line: string) => void,
): Promise<SubmissionState | undefined> {
  let failures = 0;
  let shown = '';
  while (failures < failuresMax) {
    const state = await readState(session, submissionID, runPolling.waitSecondsMax);
    failures = state ? 0 : failures + 1;
    if (!state) {
      await new Promise((resolve) => setTimeout(resolve, 500 * failures));
      continue;
    }
    if (isFinal(state.status) || state.contest?.state === 'held') return state;
    const line = progressLine(state);
    if (line !== shown) show(line);
    shown = line;
  }
  return undefined;
}

function progressLine({ status, progress }: SubmissionState): string {
  if (progress) return `Judging test ${progress.testcaseIndex + 1} of ${progress.totalTestcases} …`;
  return status === 'queued' ? 'Waiting for the judge …' : 'Judging …';
}

/** `Accepted (AC), 10 of 10 tests, 0.05 s`, and the compiler's messages. */
export function describeState(state: SubmissionState): string {
  if (state.contest?.state === 'held')
    return 'Held: the organiser decides whether this submission counts. It is judged then.';
  const { verdict, passedTestcases, totalTestcases, results, compileLog } = state;
  if (verdict === undefined) return 'Not judged yet.';
  const tests =
    passedTestcases !== undefined && totalTestcases
      ? [`${passedTestcases} of ${totalTestcases} tests passed`]
      : [];
  const slowest = Math.max(0, ...results.map(({ cpuMs }) => cpuMs));
  const time = slowest > 0 ? [`${(slowest / 1000).toFixed(2)} s`] : [];
  const line = [`${verdictLabels[verdict]} (${verdict})`, ...tests, ...time].join(', ');
  const failed = results.find((result) => !result.correctOutput && result.input !== undefined);
  const sample = failed
    ? `\n\nSample ${failed.testcaseIndex + 1}\ninput:\n${failed.input}\nexpected:\n${failed.expected ?? ''}\nyour output:\n${failed.output ?? ''}`
    : '';
  return `${line}${verdict === 'CE' && compileLog ? `\n\n${compileLog}` : ''}${sample}`;
}
