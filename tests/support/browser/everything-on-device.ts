import type { Page } from 'playwright';

/** All that a person with developer tools can read: databases, web storage, caches, history, address and title. */
export async function everythingOnDevice(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state];
    found.push(location.href, document.title, document.documentElement.outerHTML);
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const table of database.objectStoreNames) {
        const store = database.transaction(table).objectStore(table);
        const all = [store.getAllKeys(), store.getAll()] as const;
        await new Promise<void>((resolve, reject) => {
          store.transaction.oncomplete = () => resolve();
          store.transaction.onerror = () => reject(store.transaction.error);
        });
        found.push([name, table, ...all.map(({ result }) => result)]);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const type = answer?.headers.get('content-type') ?? '';
        // Code of the app, which is the same for everybody.
        const isText = /json|html|text\/plain/.test(type);
        found.push([name, request.url, isText ? await answer?.text() : type]);
      }
    }
    return JSON.stringify(found);
  });
}
