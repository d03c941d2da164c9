/** A backup of the large collection while it is in use, restored into an empty database and compared. */
import fs from 'node:fs';
import path from 'node:path';
import { tableContents } from '../../tests/integration/starting/table-contents';
import { makeTempDir, startTestCluster } from '../../tests/support/product/postgres';
import { startTestServer } from '../../tests/support/product/server';
import { runBackupCommand } from '../../tools/backup/command';
import { fillDatabase, type Size } from './fill';

/** Prints times and size. @returns whether a row is missing or different */
export async function measureBackup(size: Size): Promise<boolean> {
  const folder = makeTempDir();
  const file = path.join(folder, 'backup.zip');
  const cluster = await startTestCluster();
  try {
    const from = await cluster.createDatabase();
    await timed('filled', () => fillDatabase(from, size));
    const server = await startTestServer({ databaseUrl: from });
    const run = (command: 'backup' | 'restore', url: string, data: string) =>
      runBackupCommand(command, [file], { DATABASE_URL: url, DATA_DIR: path.join(folder, data) });
    const before = await tableContents(from);
    await timed('backed up', () => run('backup', from, 'one'));
    await server.stop();
    const to = await cluster.createEmptyDatabase();
    await timed('restored', () => run('restore', to, 'two'));
    const after = await tableContents(to);
    const different = Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);
    const rows = Object.values(after).reduce((sum, digest) => sum + Number(digest.split(' ')[0]), 0);
    console.log(
      `backup: ${rows} rows of ${Object.keys(after).length} tables, ${(fs.statSync(file).size / 1e6).toFixed(0)} MB; different tables: ${different.join(', ') || 'none'}`,
    );
    return different.length > 0;
  } finally {
    await cluster.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const startedAt = performance.now();
  await work();
  console.log(`${what} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}
