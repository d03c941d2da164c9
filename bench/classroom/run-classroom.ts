/**
 * A class works on one laptop's server while its access point restarts again and again: devices with the real
 * databases and sync engine write drafts, submit and answer.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../tests/chaos/seeded-random';
import { makeTempDir } from '../../tests/support/product/postgres';
import { startTestServer } from '../../tests/support/product/server';
import { type AccessPoint, openAccessPoint } from './access-point';
import { bundleDevice } from './bundle-device';
import { checkClassroom } from './check-classroom';
import { loadLine, measureLoad } from './measure-load';
import { openClass } from './open-class';
import { countOf, reportAll, startDevice } from './start-device';

export interface ClassroomPlan {
  readonly devices: number;
  readonly minutes: number;
  /** Time between two restarts of the access point. */
  readonly restartSeconds: number;
  /** The network is away for this long. */
  readonly downSeconds: readonly [least: number, most: number];
  /** Mean time between two actions of a student. */
  readonly pauseSeconds: number;
  readonly seed: number;
}

export interface ClassroomResult {
  readonly faults: readonly string[];
  readonly submissions: number;
  readonly answers: number;
  readonly drafts: number;
  readonly restarts: number;
}

export async function runClassroom(
  plan: ClassroomPlan,
  say: (line: string) => void,
): Promise<ClassroomResult> {
  const dataDir = makeTempDir();
  const server = await startTestServer({ judge: true, env: { DATA_DIR: dataDir } });
  const point = await openAccessPoint(server.port);
  try {
    const room = await openClass(server.url, dataDir, plan.devices);
    const script = await bundleDevice(dataDir);
    const pauseMs = plan.pauseSeconds * 1000;
    const devices = room.students.map((student, n) =>
      startDevice(script, room, student, { url: point.url, seed: plan.seed + n, pauseMs }),
    );
    const stopMeasuring = measureEachMinute(server.pid, say);
    await restartAgainAndAgain(point, plan, say);
    const startedAt = Date.now();
    const reports = await reportAll(devices);
    stopMeasuring();
    say(`all devices settled ${Math.round((Date.now() - startedAt) / 1000)} s after the end`);
    const faults = await checkClassroom(server.url, room, reports);
    return { faults, ...countOf(reports), restarts: point.restarts };
  } finally {
    await point.close();
    await server.stop();
  }
}

async function restartAgainAndAgain(
  point: AccessPoint,
  { minutes, restartSeconds, downSeconds, seed }: ClassroomPlan,
  say: (line: string) => void,
): Promise<void> {
  const random = seededRandom(seed);
  const [least, most] = downSeconds;
  const end = Date.now() + minutes * 60_000;
  for (;;) {
    const next = Date.now() + restartSeconds * 1000;
    if (next > end) break;
    await sleep(next - Date.now());
    const seconds = least + (most - least) * random();
    say(`the access point restarts: no network for ${seconds.toFixed(0)} s`);
    point.down();
    await sleep(seconds * 1000);
    point.up();
  }
  await sleep(Math.max(0, end - Date.now()));
}

const minuteMs = 60_000;

function measureEachMinute(pid: number, say: (line: string) => void): () => void {
  let before = measureLoad(pid);
  let at = performance.now();
  let minute = 0;
  const timer = setInterval(() => {
    const after = measureLoad(pid);
    const now = performance.now();
    minute += 1;
    say(`minute ${minute}: ${loadLine(before, after, (now - at) / 1000)}`);
    before = after;
    at = now;
  }, minuteMs);
  return () => clearInterval(timer);
}
