import type { Page } from 'playwright';

/** Stores an accepted submission without an account, on a page of the app; the next page shows it. */
export async function solveOnDevice(page: Page, problemID: string): Promise<void> {
  await page.evaluate(async (problemID) => {
    /** The app's database once the app has made it: opening it earlier would create it, empty. */
    const openWhenMade = async (): Promise<IDBDatabase> => {
      for (;;) {
        const isThere = (await indexedDB.databases()).some(({ name }) => name === 'codeferry-app');
        if (isThere) {
          const database = await new Promise<IDBDatabase>((resolve, reject) => {
            const request = indexedDB.open('codeferry-app');
            request.onsuccess = () => resolve(request.result);
            request.onerror = () => reject(request.error);
          });
          if (database.objectStoreNames.contains('submissions')) return database;
          database.close();
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const database = await openWhenMade();
    const transaction = database.transaction('submissions', 'readwrite');
    const state = { verdict: 'AC', status: 'done', results: [], submissionID: 's', problemID };
    const facts = { account: 'device', problemID, language: 'PYTHON3', code: '', type: 'problem' };
    transaction.objectStore('submissions').put({
      id: `solved ${problemID}`,
      ...facts,
      createdAt: Date.now(),
      receipt: 'judged',
      status: 'done',
      state,
    });
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
    });
    database.close();
  }, problemID);
}
