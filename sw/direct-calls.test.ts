import { expect, test, vi } from 'vitest';
import { leaveCallsOut, type RoutedInstallEvent, rules } from './direct-calls';

test('calls of each server leave the worker out; pictures, which it keeps, pass through it', () => {
  const addRoutes = vi.fn(async () => {});
  leaveCallsOut({ addRoutes } as never);
  expect(addRoutes).toHaveBeenCalledExactlyOnceWith(rules);
  const sources = rules.map(({ condition, source }) => `${condition.urlPattern.pathname} ${source}`);
  expect(sources).toEqual([
    '/api/avatars/* fetch-event',
    '/api/contest-images/* fetch-event',
    '/api/* network',
  ]);
});

test('a browser that cannot leave the worker out, or refuses the rules, installs it nevertheless', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  leaveCallsOut({} as RoutedInstallEvent);
  leaveCallsOut({ addRoutes: () => Promise.reject(new Error('unknown rule')) } as never);
  await expect.poll(() => warn.mock.calls.length).toBe(1);
  warn.mockRestore();
});
