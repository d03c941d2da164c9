import type { Logger } from 'pino';
import type { Config } from './config';
import { answersQuery, isAlive } from './embedded-postgres/postmaster';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/supervisor';
import { say } from './progress';

export interface RunningDatabase {
  readonly url: string;
  readonly kind: 'embedded' | 'external';
  readonly about: string;
  /**
   * Owns the embedded database from now on. Call it once the server serves: a start that fails must not
   * stop the database.
   */
  takeOver(): void;
  stop(): Promise<void>;
}

/**
 * DATABASE_URL's database, else the embedded one, running. A found one stays with its live owner until
 * `takeOver`.
 */
export async function startDatabase(config: Config, log: Logger): Promise<RunningDatabase> {
  const { databaseUrl, projectRoot, dataDir } = config;
  if (databaseUrl) {
    await waitFor(databaseUrl);
    return {
      url: databaseUrl,
      kind: 'external',
      about: `at ${new URL(databaseUrl).host}`,
      takeOver: () => {},
      stop: async () => {},
    };
  }
  const postgres = await keepRunning(
    (takeOver) => startEmbeddedPostgres({ projectRoot, dataDir, takeOver }),
    log,
  );
  const { version, adopted, url } = postgres.first;
  const about = `PostgreSQL ${version}${adopted ? ', already running' : ''}`;
  return { url, kind: 'embedded', about, takeOver: postgres.takeOver, stop: postgres.stop };
}

const lookAgainMs = 1000;

/**
 * Restarts the embedded database if it ends unexpectedly (e.g. killed for its memory). It keeps its port,
 * so that open pools reconnect.
 */
async function keepRunning(
  start: (takeOver: boolean) => Promise<EmbeddedPostgres>,
  log: Logger,
): Promise<{ first: EmbeddedPostgres; takeOver(): void; stop(): Promise<void> }> {
  const first = await start(false);
  let current = first;
  let isServing = false;
  let restarting: Promise<void> | undefined;
  const restart = async () => {
    log.error({ pid: current.pid }, 'the embedded database ended unexpectedly; restarting it');
    try {
      current = await start(isServing);
    } catch (error) {
      log.error({ err: error }, 'the embedded database could not be restarted');
    }
    if (current.url !== first.url)
      log.fatal('the embedded database had to use another port; restart the server');
    restarting = undefined;
  };
  const timer = setInterval(() => {
    // Its owner stopped it, or will restart it.
    if (!restarting && current.isOurs() && !isAlive(current.pid)) restarting = restart();
  }, lookAgainMs);
  return {
    first,
    takeOver: () => {
      isServing = true;
      current.takeOver();
    },
    stop: async () => {
      clearInterval(timer);
      await restarting;
      await current.stop();
    },
  };
}

const triesMax = 30;

/** Containers start together: the database may need some seconds longer. */
async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    if (await answersQuery(url)) return;
    if (tries === 0) say('database … waiting for the one in DATABASE_URL');
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(
    'The database in DATABASE_URL does not answer. Check that it is running, and that user and password are right.',
  );
}
