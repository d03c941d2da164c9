/** `npm run files`: where pictures are stored, and moves them. */
import { parseArgs } from 'node:util';
import { readConfig } from '../../server/platform/config';
import { countFiles, moveFilesIn, moveFilesOut } from '../../server/platform/files/move-files';
import { openS3Store } from '../../server/platform/files/s3-store';
import { openServerDatabase } from '../server-database';

const usage = `Usage: npm run files [-- --to-store | --to-database]

Prints how many pictures are in the database and in the file store. Reads DATABASE_URL or DATA_DIR, and FILES_URL, as the
server does.

  --to-store      moves all into the file store now; a server with FILES_URL also moves them
  --to-database   moves all into the database. First restart the servers without FILES_URL. The store keeps its copies.`;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      'to-store': { type: 'boolean', default: false },
      'to-database': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { files } = readConfig(process.env, process.cwd(), 1);
  if (!files && (values['to-store'] || values['to-database']))
    throw new Error('Set FILES_URL to the file store.');
  const { db, close } = await openServerDatabase(process.env);
  try {
    let missing: readonly string[] = [];
    if (files && values['to-store']) await moveFilesOut(db, openS3Store(files));
    if (files && values['to-database']) missing = (await moveFilesIn(db, openS3Store(files))).missing;
    const { inDatabase, inStore } = await countFiles(db);
    console.log(`${inDatabase} files in the database, ${inStore} in the file store`);
    for (const name of missing) console.log(`missing in the file store: ${name}`);
    return missing.length === 0 ? 0 : 1;
  } finally {
    await close();
  }
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
