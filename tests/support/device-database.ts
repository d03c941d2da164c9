import type { Page } from 'playwright';

/** All rows of a table of the device's own database, the one that every screen reads. */
export function rowsOnDevice<Row>(page: Page, table: string): Promise<Row[]> {
  return page.evaluate(async (name) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open('codeferry-app'));
    const rows = await answer(database.transaction(name).objectStore(name).getAll());
    database.close();
    return rows;
  }, table) as Promise<Row[]>;
}
