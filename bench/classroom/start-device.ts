import { Worker } from 'node:worker_threads';
import type { Person } from '../../tests/integration/client';
import type { DeviceReport, DeviceTask } from './device-task';
import type { OpenClass } from './open-class';

export interface StartedDevice {
  readonly uid: string;
  readonly worker: Worker;
  readonly report: Promise<DeviceReport>;
}

/** A student begins to work. @param script see `bundleDevice` */
export function startDevice(
  script: string,
  { problems, question }: Pick<OpenClass, 'problems' | 'question'>,
  { uid, email, username, token, refreshToken }: Person,
  more: Pick<DeviceTask, 'url' | 'seed' | 'pauseMs'>,
): StartedDevice {
  const task: DeviceTask = {
    person: { uid, email, username, idToken: token, refreshToken },
    problems,
    question,
    ...more,
  };
  const worker = new Worker(script, { workerData: task });
  const report = new Promise<DeviceReport>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The device of ${username} ended with ${code}`)));
  });
  // Reported when it is awaited.
  report.catch(() => undefined);
  return { uid, worker, report };
}

/** The students stop, and their devices send the rest. The key is the account. */
export async function reportAll(devices: readonly StartedDevice[]): Promise<Map<string, DeviceReport>> {
  for (const { worker } of devices) worker.postMessage('stop');
  const reports = await Promise.all(devices.map(async ({ uid, report }) => [uid, await report] as const));
  await Promise.all(devices.map(({ worker }) => worker.terminate()));
  return new Map(reports);
}

export function countOf(reports: ReadonlyMap<string, DeviceReport>) {
  const count = (of: (report: DeviceReport) => readonly unknown[]) =>
    [...reports.values()].reduce((sum, report) => sum + of(report).length, 0);
  return {
    submissions: count(({ submissions }) => submissions),
    answers: count(({ answers }) => answers),
    drafts: count(({ drafts }) => drafts),
  };
}
