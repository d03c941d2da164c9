/**
 * The operator's access to rejudging: needs the server's database instead of an account, and covers every
 * problem.
 */
import fs from 'node:fs';
import os from 'node:os';
import { type Rejudge, RejudgeRequest } from '../../contract/entities/contest/rejudge';
import { rejudge } from '../../server/modules/submissions/rejudge/rejudge';
import { operator } from '../../server/modules/submissions/rejudge/rejudged-problem';
import { readConfig } from '../../server/platform/config';
import { openDatabase } from '../../server/platform/database/open';
import { createLog } from '../../server/platform/log';
import { startJudgeQueue } from '../../server/platform/queue';
import { startDatabase } from '../../server/platform/start-database';

export interface RejudgeAccess {
  call(body: object): Promise<Rejudge>;
  close(): Promise<void>;
}

/** @param env DATABASE_URL, or DATA_DIR for the embedded database, as for the server */
export async function openOperatorAccess(env: NodeJS.ProcessEnv): Promise<RejudgeAccess> {
  const config = readConfig(env, process.cwd(), os.availableParallelism());
  if (config.databaseUrl === undefined && !fs.existsSync(config.dataDir)) {
    throw new Error(
      `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  const log = createLog(config.logLevel);
  const warn = ({ message }: Error) => log.warn({ reason: message }, 'the database connection was lost');
  const database = await startDatabase(config, log);
  const db = openDatabase(database.url, warn);
  const queue = await startJudgeQueue(database.url, warn);
  return {
    call: async (body) => {
      const request = RejudgeRequest.safeParse(body);
      if (request.success) return await rejudge(db, queue, request.data, operator);
      const reasons = request.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
      throw new Error(`Rejudging failed: ${reasons.join(', ')}`);
    },
    close: async () => {
      await queue.close();
      await db.destroy();
      await database.stop();
    },
  };
}
