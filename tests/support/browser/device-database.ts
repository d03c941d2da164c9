import type { Page } from 'playwright';

/** `app`: data made on the device. `cache`: copies of server data. */
type DeviceDatabase = 'app' | 'cache';

interface Access {
  database: string;
  table: string;
  /** Removed before the rows are read. */
  removedKey?: string;
}

/** The rows of a table; none until the app has made its database. */
export async function rowsOnDevice<Row>(
  page: Page,
  table: string,
  of: DeviceDatabase = 'app',
): Promise<Row[]> {
  return (await page.evaluate(accessTable, { database: `codeferry-${of}`, table })) as Row[];
}

export async function removeFromDevice(
  page: Page,
  table: string,
  removedKey: string,
  of: DeviceDatabase,
): Promise<void> {
  await page.evaluate(accessTable, { database: `codeferry-${of}`, table, removedKey });
}

/** Runs in the page. Never makes the database: the app could then not make its own. */
async function accessTable({ database: name, table, removedKey }: Access): Promise<unknown[]> {
  const isMade = (await indexedDB.databases()).some((made) => made.name === name);
  if (!isMade) return [];
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  try {
    if (!database.objectStoreNames.contains(table)) return [];
    const transaction = database.transaction(table, removedKey === undefined ? 'readonly' : 'readwrite');
    const store = transaction.objectStore(table);
    if (removedKey !== undefined) store.delete(removedKey);
    const all = store.getAll();
    return await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(all.result);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}
