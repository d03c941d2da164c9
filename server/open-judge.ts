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

/** Starts the judge and the workers that feed it, and says what it cannot judge and how to change that. */
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
    (error) => log.error({ err: error }, 'the languages could not be examined'),
  );
  return judge;
}

/**
 * What no program may see, should it lie below a folder that a language needs: all of the product, since the answers to its
 * problems are part of it. A toolchain inside the product's folder would be hidden with it.
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
      `! ${language} is not available: ${reason ?? 'unknown reason'}${installHint ? ` To have it: ${installHint}` : ''}`,
    );
  }
}
