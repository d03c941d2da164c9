/** Setup of the component tests: a new page for each test, and the parts of a browser that jsdom lacks. */
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
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
