import { type Migration, Migrator } from 'kysely';
import { firstTables } from '../migrations/001-first-tables';
import type { Database } from './open';

/** All migrations in order. Imported by name, so that the bundle holds them and none can be forgotten in a folder. */
const migrations: Record<string, Migration> = {
  '001-first-tables': firstTables,
};

/**
 * Brings the database to the newest shape. Safe when several processes do it at once: the migrator holds a lock.
 * @returns how many migrations were applied by this call
 */
export async function migrate(db: Database): Promise<number> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return results?.length ?? 0;
}
