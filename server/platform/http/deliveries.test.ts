import { expect, test } from 'vitest';
import { Deliveries } from './deliveries';

test('answers that nobody reads hold a limited amount of memory: the network with most of them loses its oldest', () => {
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
  // What was closed counts no more, and is not counted off twice.
  begin('small', '192.0.2.3', 10);
  expect(closed).toEqual(['first']);
  begin('fifth', '192.0.2.2', 20);
  expect(closed).toEqual(['first', 'second']);
});

test('one answer that is larger than the whole limit is still delivered', () => {
  const deliveries = new Deliveries(1000, 100);
  const closed: string[] = [];
  deliveries.add({ network: '192.0.2.1', bytes: 500, cut: () => closed.push('large') });
  expect(closed).toEqual([]);
});
