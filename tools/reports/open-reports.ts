import fs from 'node:fs';
import os from 'node:os';
import { readConfig } from '../../server/platform/config';
import { type Database, openDatabase } from '../../server/platform/database/open';
import { fileReader, type ReadFile } from '../../server/platform/files/file-store';
import { openS3Store } from '../../server/platform/files/s3-store';
import { createLog } from '../../server/platform/log';
import { startDatabase } from '../../server/platform/start-database';

/**
 * Opens the server's database; the server may be running. `env`: DATABASE_URL, or DATA_DIR for the embedded
 * one.
 */
export async function openReports(
  env: NodeJS.ProcessEnv,
): Promise<{ db: Database; readFile: ReadFile; close(): Promise<void> }> {
  const config = readConfig(env, process.cwd(), os.availableParallelism());
  if (config.databaseUrl === undefined && !fs.existsSync(config.dataDir)) {
    throw new Error(
      `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  const log = createLog(config.logLevel);
  const database = await startDatabase(config, log);
  const db = openDatabase(database.url, ({ message }) =>
    log.warn({ reason: message }, 'the database connection was lost'),
  );
  return {
    db,
    readFile: fileReader(config.files && openS3Store(config.files)),
    close: async () => {
      await db.destroy();
      await database.stop();
    },
  };
}
