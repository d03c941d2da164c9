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

test('a page that a worker serves is told when another takes its place', () => {
  const { change, replaced } = setUp({} as ServiceWorker);
  change();
  expect(replaced()).toBe(1);
});

test('the first worker of a first visit replaces nothing, the one after it does', () => {
  const { change, replaced } = setUp(null);
  change();
  expect(replaced()).toBe(0);
  change();
  expect(replaced()).toBe(1);
});
