import { setTimeout as sleep } from 'node:timers/promises';
import { Rejudge } from '../../contract/entities/contest/rejudge';
import { openAccount } from './account';
import { openOperatorAccess, type RejudgeAccess } from './operator-access';
import { callServer, describeFailure } from './server-call';

export interface RejudgeOptions {
  /** Origin, without a trailing slash. */
  server: string;
  email?: string | undefined;
  password?: string | undefined;
  language?: string | undefined;
  verdict?: string | undefined;
  /** Use the database from the environment instead of an account on a server. */
  operator?: boolean | undefined;
  /** An earlier preview. */
  rejudge?: string | undefined;
  apply: boolean;
  cancel: boolean;
}

const pauseMs = 1000;

/**
 * Judges a problem's submissions again in a preview, and prints what would change. `apply` applies it,
 * `cancel` discards it; with neither the preview stays open. Returns the exit code.
 */
export async function rejudgeProblem(
  problemID: string,
  options: RejudgeOptions,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const door = options.operator ? await openOperatorAccess(env) : await openServerAccess(options);
  try {
    return await rejudgeWith(door, problemID, options);
  } finally {
    await door.close();
  }
}

async function rejudgeWith(door: RejudgeAccess, problemID: string, options: RejudgeOptions): Promise<number> {
  const call = (body: object) => door.call({ problemID, ...body });
  const { language, verdict } = options;
  const choice = { language: language || undefined, verdict: verdict || undefined };
  let report =
    options.rejudge === undefined
      ? await call({ mode: 'preview', ...choice })
      : await call({ mode: options.cancel ? 'cancel' : 'preview', rejudgeID: options.rejudge });
  const { rejudgeID } = report;
  const again = `npm run problem -- rejudge${options.operator ? ' --operator' : ''} --id ${problemID} --rejudge ${rejudgeID}`;
  for (let shown = -1; report.status === 'judging'; ) {
    if (report.judgedSubmissions !== shown) {
      shown = report.judgedSubmissions;
      console.log(`${shown} of ${report.totalSubmissions} judged`);
    }
    await sleep(pauseMs);
    report = await call({ mode: 'preview', rejudgeID });
  }
  for (const line of linesOf(report)) console.log(line);
  if (report.status === 'outdated' && !options.cancel) {
    console.log(`The problem has changed since the preview, so it can only be cancelled:  ${again} --cancel`);
    return 1;
  }
  if (report.status === 'applied' || report.status === 'cancelled') return 0;
  if (options.apply || options.cancel) {
    const { status } = await call({ mode: options.apply ? 'apply' : 'cancel', rejudgeID });
    console.log(`The rejudge is ${status}.`);
  } else {
    console.log(
      `Nothing has changed yet. To apply the result:  ${again} --apply\nTo cancel it:  ${again} --cancel`,
    );
  }
  return 0;
}

async function openServerAccess(options: RejudgeOptions): Promise<RejudgeAccess> {
  const { idToken } = await openAccount(options);
  return {
    call: async (body) => {
      const answer = await callServer(`${options.server}/api/problems/rejudge`, body, {
        authorization: `Bearer ${idToken}`,
      });
      if (!answer.ok) throw new Error(`Rejudging failed: ${describeFailure(answer)}`);
      return Rejudge.parse(answer.body);
    },
    close: async () => {},
  };
}

/** The table: counts of changes first, then each of them. */
export function linesOf(report: Rejudge): string[] {
  const { totalSubmissions, judgedSubmissions, failedSubmissions, counts, changes } = report;
  const changed = counts.reduce((sum, { submissions }) => sum + submissions, 0);
  return [
    `${report.problemID}, version ${report.problemVersion}: ${judgedSubmissions} of ${totalSubmissions} rejudged, ${changed} would change`,
    ...(failedSubmissions > 0
      ? [`${failedSubmissions} could not be rejudged because of a judge error and stay as they are`]
      : []),
    ...counts.map(
      ({ from, to, submissions }) =>
        `  ${from.padEnd(3)} → ${to.padEnd(3)} ${String(submissions).padStart(6)}`,
    ),
    ...changes.map(
      ({ submissionID, language, from, to }) =>
        `  ${submissionID}  ${(language ?? 'answer').padEnd(15)} ${from.verdict.padEnd(3)} ${from.score} → ${to.verdict.padEnd(3)} ${to.score}`,
    ),
  ];
}
