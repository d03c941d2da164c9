import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../lib/testbed/storage-of';
import { storedReport, storeReport } from './stored-report';

let store: Map<string, string>;
beforeEach(() => {
  store = new Map();
  vi.stubGlobal('sessionStorage', storageOf(store));
});
afterEach(() => vi.unstubAllGlobals());

test('BUG-3 a report survives a reload, for its account only', () => {
  storeReport({ account: 'ada', type: 'feature', description: 'More harbours' });
  expect(storedReport('ada')).toEqual({ type: 'feature', description: 'More harbours' });
  expect(storedReport('bob')).toBeNull();
});

test('BUG-8 an empty report, as after sending, is deleted', () => {
  storeReport({ account: 'ada', type: 'bug', description: 'It sank' });
  storeReport({ account: 'ada', type: 'bug', description: '' });
  expect(store.size).toBe(0);
});

test('invalid stored data and blocked storage are ignored', () => {
  store.set('codeferry-report', '{"account":"ada","type":"poem","description":"o"}');
  expect(storedReport('ada')).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  storeReport({ account: 'ada', type: 'bug', description: 'x' });
  expect(storedReport('ada')).toBeNull();
});
