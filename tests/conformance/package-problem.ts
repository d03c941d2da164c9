/** Creates a package's problems on the server on demand, one for each way of judging. */
import { randomUUID } from 'node:crypto';
import type { CreateProblem, Scoring } from '../../contract/entities/problem/problem';
import type { SubmissionState } from '../../contract/entities/submission';
import type { PackagedSubmission } from '../../contract/package/judging/submissions';
import { callServer, describeFailure } from '../../tools/problem/server-call';
import { submitAndWait } from '../../tools/problem/submit-and-wait';
import type { OwnServer } from './own-server';

export interface Variant {
  /** Continue after a failure even if the package does not. */
  everyCase: boolean;
  timeLimitSeconds: number;
}

export interface PackageProblem {
  judge(submission: PackagedSubmission, variant: Variant): Promise<SubmissionState>;
}

/** The server refused the problem; the message is its reason. */
export class NotTaken extends Error {}

const patienceMs = 40 * 60_000;

/** Without points, judging ends at the first failure: later cases cannot change the verdict. */
const untilFirstFailure: Scoring = {
  groups: [
    {
      name: '',
      aggregation: 'min',
      onReject: 'break',
      verdictFrom: 'first',
      acceptScore: 1,
      rejectScore: 0,
      maxScore: null,
      countsSamples: true,
    },
  ],
};

export function packageProblem(server: OwnServer, problem: CreateProblem): PackageProblem {
  const made = new Map<string, Promise<string>>();
  const idOf = ({ everyCase, timeLimitSeconds }: Variant) => {
    const key = `${everyCase} ${timeLimitSeconds}`;
    const id = made.get(key) ?? create(server, adapted(problem, { everyCase, timeLimitSeconds }));
    made.set(key, id);
    return id;
  };
  return {
    judge: async (submission, variant) => {
      const problemID = await idOf(variant);
      return submitAndWait({ problemID, ...submission }, server.account, server.url, patienceMs);
    },
  };
}

function adapted(problem: CreateProblem, { everyCase, timeLimitSeconds }: Variant): CreateProblem {
  // Validators of inputs do not decide verdicts.
  const { scoring, testCases, tools: _, ...rest } = problem;
  const timed = testCases.map((testCase) => ({ ...testCase, timeLimit: timeLimitSeconds }));
  const continued = scoring && {
    groups: scoring.groups.map((group) => ({ ...group, onReject: 'continue' as const })),
  };
  const chosen = everyCase ? continued : (scoring ?? untilFirstFailure);
  return { ...rest, testCases: timed, ...(chosen && { scoring: chosen }) };
}

async function create({ url, account }: OwnServer, problem: CreateProblem): Promise<string> {
  const answer = await callServer(
    `${url}/api/problem/create`,
    { ...problem, id: `c-${randomUUID().slice(0, 20)}`.replace(/-+$/, ''), public: false },
    { authorization: `Bearer ${account.idToken}`, 'idempotency-key': randomUUID() },
  );
  if (!answer.ok) throw new NotTaken(describeFailure(answer));
  return String(answer.body.id);
}
