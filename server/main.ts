/** API, web and judge in one process: composition root of `npm start`. */
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { challengeRoutes } from './modules/challenges/routes';
import { importContent } from './modules/content/import';
import { loadContent } from './modules/content/load-content';
import { problemRoutes } from './modules/problems/routes';
import { upsertProblem } from './modules/problems/save-problem';
import { statusRoutes } from './modules/status/routes';
import { submissionRoutes } from './modules/submissions/routes';
import { forgetPerson } from './modules/users/queries';
import { userRoutes } from './modules/users/routes';
import { openJudge } from './open-judge';
import { explainFailure, openPlatform, type Platform, readVersion } from './open-platform';
import { type Config, readConfig } from './platform/config';
import type { Context } from './platform/context';
import { startHousekeeping } from './platform/housekeeping';
import { createHttpApp } from './platform/http/app';
import { LocalIdentity } from './platform/identity/local/local-identity';
import { loadSigningKeys } from './platform/identity/local/signing-keys';
import { registerIdentityWire } from './platform/identity/local/wire';
import { createLog } from './platform/log';
import { say, step } from './platform/progress';
import { Shutdown } from './platform/shutdown';

// The small variant of the library has no words of its own for what is wrong with a value.
z.config(z.locales.en());

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd(), os.availableParallelism());
  const log = createLog(config.logLevel);
  const shutdown = new Shutdown(log);
  shutdown.listen();
  try {
    const version = readVersion(config);
    const platform = await openPlatform(config, log, shutdown);
    await bringContent(platform, config);
    const { url, port } = await openHttp(platform, config, log, shutdown, version);
    // Not before the port is ours: a second start on an occupied port would end the first one's database with itself.
    platform.takeOverDatabase();
    const stopHousekeeping = startHousekeeping(platform.db, log);
    shutdown.onClose('housekeeping', async () => stopHousekeeping());
    say(`\nCodeferry ${version} is ready: ${url}\n`);
    process.send?.({ type: 'ready', url, port });
    if (config.judgeWorkers > 0) await openJudge(platform, config, log, shutdown);
    else say('! Nothing is judged in this process (JUDGE_WORKERS=0).');
  } catch (error) {
    explainFailure(error);
    await shutdown.exit(1);
  }
}

async function bringContent({ db }: Platform, { projectRoot }: Config): Promise<void> {
  const report = await step(
    'content',
    async () => importContent(db, await loadContent(path.join(projectRoot, 'content')), upsertProblem),
    (result) =>
      result === 'unchanged'
        ? 'up to date'
        : `${result.changedProblems} problems and ${result.changedChallenges} challenges imported`,
  );
  if (report !== 'unchanged' && report.skipped.length > 0) {
    say(`! Not imported, because somebody else has a problem with that id: ${report.skipped.join(', ')}`);
  }
}

async function openHttp(
  platform: Platform,
  config: Config,
  log: Logger,
  shutdown: Shutdown,
  version: string,
): Promise<{ url: string; port: number }> {
  const { db } = platform;
  const keys = await loadSigningKeys(db);
  const identity = new LocalIdentity(db, keys);
  const context: Context = { ...platform, config, log, identity, version };
  const app = await createHttpApp({
    config,
    log,
    services: { db, identity },
    modules: (api) => {
      for (const routes of [statusRoutes, challengeRoutes, problemRoutes, submissionRoutes, userRoutes]) {
        routes(api, context);
      }
    },
    root: (scope) => registerIdentityWire(scope, { db, keys, limits: config.limits, onDelete: forgetPerson }),
  });
  await step(
    'web',
    () => app.listen({ port: config.port, host: config.host }),
    () => 'listening',
  );
  shutdown.onClose('web', () => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { url: config.publicUrl ?? `http://${config.host}:${port}`, port };
}

main().catch((error) => {
  explainFailure(error);
  process.exit(1);
});
