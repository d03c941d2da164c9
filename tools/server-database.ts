import fs from 'node:fs';
import os from 'node:os';
import { readConfig } from '../server/platform/config';
import { migrate } from '../server/platform/database/migrate';
import { type Database, openDatabase } from '../server/platform/database/open';
import { fileReader, type ReadFile } from '../server/platform/files/file-store';
import { openS3Store } from '../server/platform/files/s3-store';
import { createLog } from '../server/platform/log';
import { startDatabase } from '../server/platform/start-database';

export interface ServerDatabase {
  readonly db: Database;
  readonly url: string;
  readonly dataDir: string;
  readonly readFile: ReadFile;
  close(): Promise<void>;
}

/**
 * The server's database for a command of its operator, migrated. The server may run.
 * @param env DATABASE_URL, or DATA_DIR for the embedded database, as for the server
 */
export async function openServerDatabase(env: NodeJS.ProcessEnv): Promise<ServerDatabase> {
  const config = readConfig(env, process.cwd(), os.availableParallelism());
  if (config.databaseUrl === undefined && !fs.existsSync(config.dataDir)) {
    throw new Error(
      `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  fs.mkdirSync(config.dataDir, { recursive: true });
  const log = createLog(config.logLevel);
  const database = await startDatabase(config, log);
  const db = openDatabase(database.url, ({ message }) =>
    log.warn({ reason: message }, 'the database connection was lost'),
  );
  await migrate(db);
  return {
    db,
    url: database.url,
    dataDir: config.dataDir,
    readFile: fileReader(config.files && openS3Store(config.files)),
    close: async () => {
      await db.destroy();
      await database.stop();
    },
  };
}
