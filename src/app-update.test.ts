import { expect, test } from 'vitest';
import { watchReplacement } from './app-update';

function setUp(controller: ServiceWorker | null) {
  const container = Object.assign(new EventTarget(), { controller });
  let replaced = 0;
  watchReplacement(container as unknown as ServiceWorkerContainer, () => {
    replaced += 1;
  });
  return {
    change: () => container.dispatchEvent(new Event('controllerchange')),
    replaced: () => replaced,
  };
}

test('a page with a service worker is notified when another worker replaces it', () => {
  const { change, replaced } = setUp({} as ServiceWorker);
  change();
  expect(replaced()).toBe(1);
});

test('on a first visit, only the second worker counts as a replacement', () => {
  const { change, replaced } = setUp(null);
  change();
  expect(replaced()).toBe(0);
  change();
  expect(replaced()).toBe(1);
});
