import type { Config } from './config';
import { answersQuery } from './embedded-postgres/postmaster';
import { startEmbeddedPostgres } from './embedded-postgres/supervisor';
import { say } from './progress';

export interface RunningDatabase {
  readonly url: string;
  readonly kind: 'embedded' | 'external';
  /** For people: which database it is. */
  readonly about: string;
  stop(): Promise<void>;
}

/**
 * The database of DATABASE_URL, else the embedded one, running.
 * @param takeOver whether this process is the one that stops an embedded database that is running already
 */
export async function startDatabase(config: Config, takeOver: boolean): Promise<RunningDatabase> {
  const { databaseUrl, projectRoot, dataDir } = config;
  if (databaseUrl) {
    await waitFor(databaseUrl);
    return {
      url: databaseUrl,
      kind: 'external',
      about: `at ${new URL(databaseUrl).host}`,
      stop: async () => {},
    };
  }
  const postgres = await startEmbeddedPostgres({ projectRoot, dataDir, takeOver });
  const about = `PostgreSQL ${postgres.version}${postgres.adopted ? ', found running' : ''}`;
  return { url: postgres.url, kind: 'embedded', about, stop: () => postgres.stop() };
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
