/** `npm run backup -- FILE` and `npm run restore -- FILE`. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readVersion } from '../../server/open-platform';
import { restoreBackup } from '../../server/platform/backup/restore-backup';
import { writeBackup } from '../../server/platform/backup/write-backup';
import { type Config, readConfig } from '../../server/platform/config';
import { createLog } from '../../server/platform/log';
import { type RunningDatabase, startDatabase } from '../../server/platform/start-database';

const usage = `Usage: npm run backup -- FILE
       npm run restore -- FILE

backup   writes accounts, problems, contests, submissions and the keys of this installation to one file.
         The server may run. Keep the file private: it contains password hashes and keys.
restore  fills an empty installation with such a file. Stop the server first.

The installation is the server's: DATABASE_URL, or DATA_DIR for the embedded database.`;

/** Prints the result. Returns the exit code. */
export async function runBackupCommand(
  command: 'backup' | 'restore',
  args: string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file, ...rest] = positionals;
  if (values.help || file === undefined || rest.length > 0) {
    console.log(usage);
    return values.help ? 0 : 1;
  }
  return command === 'backup'
    ? await backup(path.resolve(file), env)
    : await restore(path.resolve(file), env);
}

async function backup(file: string, env: NodeJS.ProcessEnv): Promise<number> {
  if (fs.existsSync(file)) throw new Error(`${file} exists already. Choose another name.`);
  return await withDatabase(env, false, async (url, config) => {
    const facts = await writeBackup(file, { url, dataDir: config.dataDir, product: readVersion(config) });
    console.log(`${file}: ${facts.rows} rows of ${facts.tables} tables, ${megabytes(facts.bytes)} MB`);
    if (facts.filesOutside > 0)
      console.log(
        `${facts.filesOutside} pictures are in the file store (FILES_URL). The backup has only their names: back up the bucket too.`,
      );
  });
}

async function restore(file: string, env: NodeJS.ProcessEnv): Promise<number> {
  if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`);
  return await withDatabase(env, true, async (url, { dataDir }) => {
    const { createdAt } = await restoreBackup(file, { url, dataDir });
    console.log(`Restored the state of ${createdAt}. Start the server now.`);
  });
}

async function withDatabase(
  env: NodeJS.ProcessEnv,
  mayCreate: boolean,
  work: (url: string, config: Config) => Promise<void>,
): Promise<number> {
  const config = readConfig(env, process.cwd(), os.availableParallelism());
  const isMissing = config.databaseUrl === undefined && !fs.existsSync(config.dataDir);
  if (isMissing && !mayCreate) {
    throw new Error(
      `There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as for the server.`,
    );
  }
  fs.mkdirSync(config.dataDir, { recursive: true });
  const database: RunningDatabase = await startDatabase(config, createLog(config.logLevel));
  try {
    await work(database.url, config);
    return 0;
  } finally {
    await database.stop();
  }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
