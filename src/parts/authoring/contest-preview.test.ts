import { afterEach, expect, test, vi } from 'vitest';
import { packJson } from '../../lib/schema/packed-json';
import { packPreview, readPreview } from './contest-preview';

afterEach(() => vi.restoreAllMocks());

test('CPRE-1 the address contains the contest, and an incomplete draft works', async () => {
  const data = await packPreview({ name: 'Cup', eventRules: '**Be kind.**' });
  expect(await readPreview(data)).toMatchObject({
    name: 'Cup',
    eventRules: '**Be kind.**',
    endTime: null,
    tags: [],
  });
});

test('D-13 neither a password nor emails get into the address', async () => {
  const draft = { name: 'Cup', password: 'tide', allowedEmails: ['a@b.cc'], emailDomains: ['b.cc'] };
  const shown = await readPreview(await packPreview(draft));
  expect(shown).not.toHaveProperty('password');
  expect(JSON.stringify(shown)).not.toContain('b.cc');
});

test('CPRE-5 unreadable data is logged, and not shown', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await readPreview('no-such-thing')).toBeNull();
  expect(await readPreview(await packJson({ name: 7 }))).toBeNull();
  expect(await readPreview(await packJson('text'))).toBeNull();
  expect(log).toHaveBeenCalledTimes(3);
});

test('an address without data shows nothing, and there is nothing to log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await readPreview(undefined)).toBeNull();
  expect(log).not.toHaveBeenCalled();
});
