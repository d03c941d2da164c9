/** Setup of the component tests: a new page for each test, and the parts of a browser that jsdom lacks. */
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
await forgetOtherFiles();
/** On a busy machine a page may take longer than the default of one second. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom has no layout: every media query is false, and elements never scroll or resize. */
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
/** The editor measures text. */
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
/** jsdom has `<dialog>` without its methods. */
HTMLDialogElement.prototype.show ??= function show() {
  this.open = true;
};
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
/** jsdom's Blob cannot be read as a stream. */
Blob.prototype.stream ??= function stream(this: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start: (controller) =>
      new Promise<void>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => {
          controller.enqueue(new Uint8Array(reader.result as ArrayBuffer));
          controller.close();
          resolve();
        };
        reader.readAsArrayBuffer(this);
      }),
  });
};

/** Files of one worker share the page, so each begins with an empty device. */
async function forgetOtherFiles(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases()) await emptyDatabase(name);
}

async function emptyDatabase(name: string): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const stores = [...database.objectStoreNames];
  if (stores.length > 0) {
    await new Promise<void>((resolve, reject) => {
      const change = database.transaction(stores, 'readwrite');
      for (const store of stores) change.objectStore(store).clear();
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error);
    });
  }
  database.close();
}
