import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../../lib/testbed/storage-of';
import { keepReport, keptReport } from './kept-report';

let store: Map<string, string>;
beforeEach(() => {
  store = new Map();
  vi.stubGlobal('sessionStorage', storageOf(store));
});
afterEach(() => vi.unstubAllGlobals());

test('BUG-3 the words of a report are there after a reload, for their writer alone', () => {
  keepReport({ account: 'ada', type: 'feature', description: 'More harbours' });
  expect(keptReport('ada')).toEqual({ type: 'feature', description: 'More harbours' });
  expect(keptReport('bob')).toBeNull();
});

test('BUG-8 a report that was sent, and so is empty again, is forgotten', () => {
  keepReport({ account: 'ada', type: 'bug', description: 'It sank' });
  keepReport({ account: 'ada', type: 'bug', description: '' });
  expect(store.size).toBe(0);
});

test('what is kept may be anything, and storage may be closed', () => {
  store.set('codeferry-report', '{"account":"ada","type":"poem","description":"o"}');
  expect(keptReport('ada')).toBeNull();
  vi.stubGlobal('sessionStorage', undefined);
  keepReport({ account: 'ada', type: 'bug', description: 'x' });
  expect(keptReport('ada')).toBeNull();
});
