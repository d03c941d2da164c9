import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServerStatus } from '../../contract/entities/status';
import type { Language } from '../../contract/limits';
import { type Account, openAccount } from '../../tools/problem/account';
import { startTestServer } from '../support/product/server';

export interface OwnServer {
  url: string;
  account: Account;
  /** Languages that this machine lacks, with reasons: their submissions would wait for ever. */
  missing: ReadonlyMap<Language, string>;
  /** The judge's error for a submission that it could not judge. */
  explain(submissionID: string): string;
  close(): Promise<void>;
}

/** One account owns all packages, each with several time limits. */
const roomForAll = { STORAGE_EACH_MB: '1000000' };

const examiningTriesMax = 240;

/** `judgeWorkers`: programs that run at the same time; one for each processor by default. */
export async function openOwnServer(judgeWorkers = availableParallelism()): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'codeferry-conformance-'));
  const server = await startTestServer({
    judge: true,
    env: { DATA_DIR: dataDir, JUDGE_WORKERS: String(judgeWorkers), LIMIT_STATUS: '1000000', ...roomForAll },
  });
  const close = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    const account = await openAccount({
      server: server.url,
      email: 'conformance@example.org',
      password: 'conformance',
    });
    const missing = await missingLanguages(server.url);
    return { url: server.url, account, missing, explain: (id) => lastFault(server.output(), id), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Resolves once the judge has examined its languages; before that all are missing. */
async function missingLanguages(url: string): Promise<Map<Language, string>> {
  for (let tries = 0; ; tries += 1) {
    const { judge, languages } = ServerStatus.parse(await (await fetch(`${url}/api/status`)).json());
    const missing = languages.filter(({ available }) => !available);
    const isExamined = judge.workers > 0 && !missing.some(({ reason }) => reason === 'It is being checked.');
    if (isExamined || tries >= examiningTriesMax)
      return new Map(missing.map(({ language, reason = 'unknown reason' }) => [language, reason]));
    await sleep(500);
  }
}

/** The server logs the judge's faults as lines of JSON. */
function lastFault(output: string, submissionID: string): string {
  const line = output.split('\n').findLast((one) => one.includes(submissionID) && one.startsWith('{'));
  if (line === undefined) return '';
  const { fault, err } = JSON.parse(line) as { fault?: string; err?: { message?: string } };
  return fault ?? err?.message ?? '';
}
