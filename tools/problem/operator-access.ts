/**
 * The operator's access to rejudging: needs the server's database instead of an account, and covers every
 * problem.
 */
import { type Rejudge, RejudgeRequest } from '../../contract/entities/contest/rejudge';
import { rejudge } from '../../server/modules/submissions/rejudge/rejudge';
import { operator } from '../../server/modules/submissions/rejudge/rejudged-problem';
import { startJudgeQueue } from '../../server/platform/queue';
import { openServerDatabase } from '../server-database';

export interface RejudgeAccess {
  call(body: object): Promise<Rejudge>;
  close(): Promise<void>;
}

/** @param env DATABASE_URL, or DATA_DIR for the embedded database, as for the server */
export async function openOperatorAccess(env: NodeJS.ProcessEnv): Promise<RejudgeAccess> {
  const { db, url, close } = await openServerDatabase(env);
  const queue = await startJudgeQueue(url, ({ message }) =>
    console.warn(`The connection to the queue was lost: ${message}`),
  );
  return {
    call: async (body) => {
      const request = RejudgeRequest.safeParse(body);
      if (request.success) return await rejudge(db, queue, request.data, operator, { source: 'command' });
      const reasons = request.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      throw new Error(`Rejudging failed: ${reasons.join(', ')}`);
    },
    close: async () => {
      await queue.close();
      await close();
    },
  };
}
