/** Composition root of `npm start`: API, web app and judge in one process. */
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { createCheckerTrials } from './judge/checker-trials';
import { createPool } from './judge/pool';
import { createTestTrials } from './judge/tools/test-trials';
import type { Judge } from './judge/types';
import { importContent } from './modules/content/import';
import { loadContent } from './modules/content/load-content';
import { upsertContest } from './modules/contests/public';
import { startRefreshingCounts } from './modules/problems/public';
import { upsertProblem } from './modules/problems/save-problem';
import { tryCheckerByQueue, tryTestsByQueue, validateOnce } from './modules/runs/public';
import { deletePersonalData } from './modules/users/public';
import { openJudge } from './open-judge';
import { explainFailure, openPlatform, type Platform, readVersion } from './open-platform';
import { startBackups } from './platform/backup/schedule';
import { type Config, readConfig } from './platform/config';
import type { Context } from './platform/context';
import { fileReader } from './platform/files/file-store';
import { countFiles, startMovingFiles } from './platform/files/move-files';
import { openS3Store } from './platform/files/s3-store';
import { startHousekeeping } from './platform/housekeeping';
import { createHttpApp } from './platform/http/app';
import { openIdentity } from './platform/identity/open-identity';
import type { SecureSite } from './platform/lan/secure-site';
import { openTeacherCode, teacherCodeLine } from './platform/lan/teacher-code';
import { createLog } from './platform/log';
import { type MailDelivery, startMailDelivery } from './platform/mail/delivery';
import { openTransport } from './platform/mail/transport';
import { say, step } from './platform/progress';
import { LiveSettings } from './platform/settings/live-settings';
import { Shutdown } from './platform/shutdown';
import { publishMetrics } from './publish-metrics';
import { routesOfModules } from './routes-of-modules';

// zod/mini includes no error messages by default.
z.config(z.locales.en());

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd(), os.availableParallelism());
  const log = createLog(config.logLevel);
  const shutdown = new Shutdown(log);
  shutdown.listen(config.drainMs);
  try {
    const version = readVersion(config);
    const platform = await openPlatform(config, log, shutdown);
    await bringContent(platform, config);
    let tellJudge: (judge: Judge) => void = () => undefined;
    const opening = new Promise<Judge>((resolve) => {
      tellJudge = resolve;
    });
    const trials = openTrials(platform, config, opening);
    const site = await openSecureSite(config, log, shutdown);
    const fileStore = config.files && openS3Store(config.files);
    const { url, port } = await openHttp(
      platform,
      { ...platform, config, log, version, ...trials, readFile: fileReader(fileStore) },
      site,
      shutdown,
    );
    // Only after the port is bound: a second start on an occupied port must not stop the first one's
    // database.
    platform.takeOverDatabase();
    const stopHousekeeping = startHousekeeping(platform.db, log);
    shutdown.onClose('housekeeping', async () => stopHousekeeping());
    const stopRefreshing = startRefreshingCounts(platform.db, log);
    shutdown.onClose('counts of problems', async () => stopRefreshing());
    if (fileStore) shutdown.onClose('files', startMovingFiles(platform.db, fileStore, log));
    else await tellMissingFiles(platform);
    if (config.metrics) await publishMetrics(platform.db, config.metrics, log, shutdown);
    if (config.backups) {
      const options = { url: platform.databaseUrl, dataDir: config.dataDir, product: version };
      shutdown.onClose('backups', startBackups(platform.db, config.backups, options, log));
    }
    say(`\nCodeferry ${version} is ready: ${url}\n`);
    if (config.lan && site) await sayAddresses(site);
    if (config.lan) say(teacherCodeLine(openTeacherCode(config.dataDir)));
    process.send?.({ type: 'ready', url, port, httpsPort: site?.ports.https });
    if (config.judgeWorkers > 0) tellJudge(await openJudge(platform, config, log, shutdown));
    else say('! This process does not judge (JUDGE_WORKERS=0).');
  } catch (error) {
    explainFailure(error);
    await shutdown.exit(1);
  }
}

async function tellMissingFiles({ db }: Platform): Promise<void> {
  const { inStore } = await countFiles(db);
  if (inStore > 0)
    say(`! ${inStore} pictures are in a file store. Set FILES_URL to it, or they are missing.`);
}

/**
 * Runs programs of problems one at a time, because the workers are needed for submissions. If this process has no
 * judge, another process does it.
 */
function openTrials(
  platform: Platform,
  { judgeWorkers }: Config,
  opening: Promise<Judge>,
): Pick<Context, 'tryChecker' | 'tryTests'> {
  if (judgeWorkers === 0) {
    return {
      tryChecker: createCheckerTrials((checker, uid) => tryCheckerByQueue(platform, checker, uid)),
      tryTests: createTestTrials(
        validateOnce(platform.db, (request, uid) => tryTestsByQueue(platform, request, uid)),
      ),
    };
  }
  const turns = createPool(['only']);
  return {
    tryChecker: createCheckerTrials((checker) =>
      turns.use(async () => (await opening).checkChecker(checker)),
    ),
    tryTests: createTestTrials(
      validateOnce(platform.db, (request) => turns.use(async () => (await opening).validateTests(request))),
    ),
  };
}

/** Loads its packages only if the settings ask for HTTPS. */
async function openSecureSite(
  config: Config,
  log: Context['log'],
  shutdown: Shutdown,
): Promise<SecureSite | undefined> {
  if (!config.lan && !config.tls) return undefined;
  const { openSite } = await import('./platform/lan/open-site');
  const site = await step('HTTPS', () => openSite(config, log));
  shutdown.onClose('name in the network', () => site.close());
  return site;
}

/** Now, and whenever this computer gets another address. */
async function sayAddresses(site: SecureSite): Promise<void> {
  const { welcome } = await import('./platform/lan/welcome');
  const isTerminal = process.stdout.isTTY === true;
  say(welcome(site, isTerminal));
  site.onChange(({ addresses }) => {
    if (addresses) say(`\nThe address of this computer changed.\n${welcome(site, isTerminal)}`);
  });
}

async function bringContent({ db }: Platform, { projectRoot }: Config): Promise<void> {
  const report = await step(
    'content',
    async () => {
      const content = await loadContent(path.join(projectRoot, 'content'));
      return await importContent(db, content, { saveProblem: upsertProblem, saveContest: upsertContest });
    },
    (result) =>
      result === 'unchanged'
        ? 'up to date'
        : `${result.changedProblems} problems and ${result.changedChallenges} challenges imported`,
  );
  if (report !== 'unchanged' && report.skipped.length > 0) {
    say(`! Not imported, because another account already uses that id: ${report.skipped.join(', ')}`);
  }
}

/**
 * A whole contest connects at the same moment, and the kernel drops connections beyond the backlog silently.
 * The kernel also caps this number (`net.core.somaxconn`).
 */
const connectionsWaitingMax = 4096;

async function openHttp(
  platform: Platform,
  base: Omit<Context, 'identity' | 'mail' | 'settings'>,
  site: SecureSite | undefined,
  shutdown: Shutdown,
): Promise<{ url: string; port: number }> {
  const { db, notifications } = platform;
  const { config, log } = base;
  const accounts = await openIdentity({ db, config, log, notifications, onDelete: deletePersonalData });
  shutdown.onClose('accounts', accounts.close);
  const { identity } = accounts;
  const mail = openMail(platform, base, shutdown);
  const settings = await LiveSettings.open(db, notifications, config, (error) =>
    log.warn({ reason: error.message }, 'the settings could not be read'),
  );
  shutdown.onClose('settings', async () => settings.close());
  const context: Context = { ...base, identity, mail, settings };
  const app = await createHttpApp({
    config,
    log,
    draining: shutdown.draining,
    services: { db, identity, notifications },
    modules: (api) => {
      for (const routes of routesOfModules) routes(api, context);
    },
    ...(accounts.routes && { root: accounts.routes }),
    site,
  });
  const { host } = config;
  await step(
    'web',
    () => app.listen({ port: config.port, host, backlog: connectionsWaitingMax }),
    () => 'listening',
  );
  const { port } = app.server.address() as AddressInfo;
  if (site) await openHttps(app, site, config, port, shutdown);
  // After HTTPS, so that it closes first and ends the requests that wait.
  shutdown.onClose('web', () => app.close());
  return { url: config.publicUrl ?? `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`, port };
}

async function openHttps(
  app: Awaited<ReturnType<typeof createHttpApp>>,
  site: SecureSite,
  { host, httpsPort }: Config,
  httpPort: number,
  shutdown: Shutdown,
): Promise<void> {
  const { listenHttps } = await import('./platform/lan/https-listener');
  const listener = await listenHttps(app, site, { port: httpsPort, host, backlog: connectionsWaitingMax });
  shutdown.onClose('HTTPS', listener.close);
  Object.assign(site.ports, { http: httpPort, https: listener.port });
}

function openMail(
  { db }: Platform,
  { config, log }: Pick<Context, 'config' | 'log'>,
  shutdown: Shutdown,
): MailDelivery {
  const transport = openTransport({ ...config.mail, folder: path.join(config.dataDir, 'mails') });
  const mail = startMailDelivery(db, transport, log, say);
  shutdown.onClose('mail', () => mail.stop());
  say(`mail … ${transport.describe}`);
  return mail;
}

main().catch((error) => {
  explainFailure(error);
  process.exit(1);
});
