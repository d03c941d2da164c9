import { expect, test } from 'vitest';
import { Deliveries } from './deliveries';

test('limits the memory of unread responses by closing the oldest of the largest network', () => {
  const deliveries = new Deliveries(1000, 100);
  const closed: string[] = [];
  const begin = (name: string, network: string, bytes: number) =>
    deliveries.add({ network, bytes, cut: () => closed.push(name) });
  begin('reader', '192.0.2.1', 30);
  const first = begin('first', '192.0.2.2', 20);
  begin('second', '192.0.2.2', 20);
  begin('third', '192.0.2.2', 20);
  expect(closed).toEqual([]);
  begin('fourth', '192.0.2.2', 20);
  expect(closed).toEqual(['first']);
  first();
  // A closed response no longer counts and is not subtracted twice.
  begin('small', '192.0.2.3', 10);
  expect(closed).toEqual(['first']);
  begin('fifth', '192.0.2.2', 20);
  expect(closed).toEqual(['first', 'second']);
});

test('delivers a single response larger than the whole limit', () => {
  const deliveries = new Deliveries(1000, 100);
  const closed: string[] = [];
  deliveries.add({ network: '192.0.2.1', bytes: 500, cut: () => closed.push('large') });
  expect(closed).toEqual([]);
});
