/** Migrates the database of DATABASE_URL and prints how many migrations it applied. */
import { migrate } from '../../../../server/platform/database/migrate';
import { openDatabase } from '../../../../server/platform/database/open';

const db = openDatabase(process.env.DATABASE_URL ?? '', () => {});
migrate(db)
  .then(async (applied) => {
    await db.destroy();
    process.send?.({ applied });
  })
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  });
