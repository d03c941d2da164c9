import type { Logger } from 'pino';
import type { Config } from './config';
import { answersQuery, isAlive } from './embedded-postgres/postmaster';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres/supervisor';
import { say } from './progress';

export interface RunningDatabase {
  readonly url: string;
  readonly kind: 'embedded' | 'external';
  /** For people: which database it is. */
  readonly about: string;
  /** From now on this process is the one that stops it. For a server that serves: one that fails to start must not. */
  takeOver(): void;
  stop(): Promise<void>;
}

/**
 * The database of DATABASE_URL, else the embedded one, running. An embedded one that was found running is left to its owner,
 * if that is alive, until `takeOver`.
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
  const about = `PostgreSQL ${version}${adopted ? ', found running' : ''}`;
  return { url, kind: 'embedded', about, takeOver: postgres.takeOver, stop: postgres.stop };
}

const lookAgainMs = 1000;

/**
 * Starts the embedded database and starts it again whenever it ends without us: killed for its memory, say. It keeps its port,
 * so that open pools find it again by themselves.
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
    log.error({ pid: current.pid }, 'the embedded database ended by itself; starting it again');
    try {
      current = await start(isServing);
    } catch (error) {
      log.error({ err: error }, 'the embedded database could not be started again');
    }
    if (current.url !== first.url)
      log.fatal('the embedded database had to take another port; restart the server');
    restarting = undefined;
  };
  const timer = setInterval(() => {
    // Not ours: its owner stopped it, or will bring it back.
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

/** Containers start together: the database may need some seconds longer than we do. */
async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    if (await answersQuery(url)) return;
    if (tries === 0) say('database … waiting for the one that DATABASE_URL names');
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(
    'The database that DATABASE_URL names does not answer. Is it running, are user and password right?',
  );
}
