import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { createJudge } from './judge/judge';
import type { Judge } from './judge/types';
import { createSampleRuns } from './modules/runs/run-samples';
import { startJudgeWorkers } from './modules/submissions/judge-workers';
import { registerWorkers } from './modules/submissions/worker-register';
import { type Platform, readVersion } from './open-platform';
import type { Config } from './platform/config';
import { say, step } from './platform/progress';
import type { Shutdown } from './platform/shutdown';

export async function openJudge(
  { db, queue, notifications }: Platform,
  config: Config,
  log: Logger,
  shutdown: Shutdown,
): Promise<Judge> {
  const { cacheDir, judgeWorkers: slots } = config;
  const judge = await step(
    'judge',
    () =>
      createJudge({
        cacheDir,
        version: readVersion(config),
        workers: slots,
        log,
        hidden: hiddenFolders(config),
      }),
    (opened) => `${slots} ${slots === 1 ? 'worker' : 'workers'}, sandbox ${opened.status().tier},`,
  );
  shutdown.onClose('judge', () => judge.close());
  const workerID = randomUUID();
  const register = await registerWorkers(db, judge, slots, workerID);
  shutdown.onClose('worker register', () => register.close());
  const sampleRuns = createSampleRuns({ db, queue, judge, log, workerID });
  const services = { db, queue, judge, log, workerID, sampleRuns };
  const workers = await startJudgeWorkers(services, notifications, slots);
  shutdown.onClose('judge workers', () => workers.stop());
  judge.ready().then(
    () => tellLanguages(judge),
    (error) => log.error({ err: error }, 'the languages could not be checked'),
  );
  return judge;
}

/**
 * Folders hidden from programs even below a mounted path: the whole product, because it contains the
 * problems' solutions. A toolchain inside the product's folder is therefore hidden too.
 */
export function hiddenFolders({ projectRoot, dataDir }: Pick<Config, 'projectRoot' | 'dataDir'>): string[] {
  return [projectRoot, dataDir];
}

function tellLanguages(judge: Judge): void {
  const { languages, warnings } = judge.status();
  const ready = languages.filter(({ available }) => available);
  say(
    `languages … ${ready.map(({ language, version }) => `${language} ${version ?? ''}`.trim()).join(', ') || 'none'}`,
  );
  for (const warning of warnings) say(`! ${warning}`);
  for (const { language, reason, installHint } of languages.filter(({ available }) => !available)) {
    say(
      `! ${language} is not available: ${reason ?? 'unknown reason'}${installHint ? ` To install it: ${installHint}` : ''}`,
    );
  }
}
