import type { Page } from 'playwright';

/** `app`: data made on the device. `cache`: copies of server data. */
type DeviceDatabase = 'app' | 'cache';

export function rowsOnDevice<Row>(page: Page, table: string, of: DeviceDatabase = 'app'): Promise<Row[]> {
  return page.evaluate(
    async ([of, name]) => {
      const answer = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await answer(indexedDB.open(`codeferry-${of}`));
      const rows = await answer(database.transaction(name).objectStore(name).getAll());
      database.close();
      return rows;
    },
    [of, table] as const,
  ) as Promise<Row[]>;
}

export function removeFromDevice(page: Page, table: string, key: string, of: DeviceDatabase): Promise<void> {
  return page.evaluate(
    async ([of, name, key]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(`codeferry-${of}`);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      await new Promise<void>((resolve, reject) => {
        const change = database.transaction(name, 'readwrite');
        change.objectStore(name).delete(key);
        change.oncomplete = () => resolve();
        change.onerror = () => reject(change.error);
      });
      database.close();
    },
    [of, table, key] as const,
  );
}
