/**
 * Kills the database, the API server and the judge in turn with SIGKILL, while devices with the real sync engine work. In
 * the end, the server must have each stored write exactly once, and one right verdict for each submission.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { bundleDevice } from '../../../bench/classroom/bundle-device';
import { checkClassroom } from '../../../bench/classroom/check-classroom';
import { openClass } from '../../../bench/classroom/open-class';
import { countOf, reportAll, startDevice } from '../../../bench/classroom/start-device';
import { startEmbeddedPostgres } from '../../../server/platform/embedded-postgres/supervisor';
import { makeTempDir, projectRoot } from '../../support/product/postgres';
import { freePort } from '../../support/product/product';
import { startTestJudge, startTestServer } from '../../support/product/server';
import { judgedOtherThanOnce } from '../judged-once';
import { seededRandom } from '../seeded-random';

const victims = ['database', 'API', 'judge'] as const;

export interface KillPlan {
  readonly rounds: number;
  readonly devices: number;
  /** Mean time between two actions of a device. */
  readonly pauseMs: number;
  readonly seed: number;
}

export interface KillResult {
  readonly faults: readonly string[];
  readonly submissions: number;
  readonly answers: number;
  readonly drafts: number;
  readonly kills: Record<(typeof victims)[number], number>;
}

const readyWithinMs = 120_000;

export async function killInTurn(plan: KillPlan, say: (line: string) => void): Promise<KillResult> {
  const random = seededRandom(plan.seed);
  const dataDir = makeTempDir();
  const port = await freePort();
  const startApi = () => startTestServer({ port, env: { DATA_DIR: dataDir } });
  let api = await startApi();
  const findDatabase = () => startEmbeddedPostgres({ projectRoot, dataDir, takeOver: false });
  const { url: databaseUrl } = await findDatabase();
  let judge = await startTestJudge(databaseUrl);
  const kills = { database: 0, API: 0, judge: 0 };
  const kill = async (victim: (typeof victims)[number]) => {
    kills[victim] += 1;
    const awayMs = 100 + 1900 * random();
    if (victim === 'database') {
      // The API server restarts it.
      process.kill((await findDatabase()).pid, 'SIGKILL');
    } else if (victim === 'API') {
      await api.kill();
      await sleep(awayMs);
      api = await startApi();
    } else {
      await judge.kill();
      await sleep(awayMs);
      judge = await startTestJudge(databaseUrl);
    }
  };
  try {
    const room = await openClass(api.url, dataDir, plan.devices);
    const script = await bundleDevice(dataDir);
    const devices = room.students.map((student, n) =>
      startDevice(script, room, student, { url: api.url, seed: plan.seed + n, pauseMs: plan.pauseMs }),
    );
    for (let round = 0; round < plan.rounds; round += 1) {
      await sleep(1000 + 2000 * random());
      const victim = victims[round % victims.length] ?? 'API';
      const startedAt = Date.now();
      await kill(victim);
      await untilReady(api.url);
      say(`round ${round + 1}: killed the ${victim}, ready after ${Date.now() - startedAt} ms`);
    }
    const reports = await reportAll(devices);
    const faults = [
      ...(await checkClassroom(api.url, room, reports)),
      ...(await judgedOtherThanOnce(databaseUrl)),
    ];
    return { faults, ...countOf(reports), kills };
  } finally {
    await judge.stop();
    await api.stop();
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  for (;;) {
    const isReady = await fetch(`${url}/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error(`not ready within ${readyWithinMs} ms`);
    await sleep(50);
  }
}
