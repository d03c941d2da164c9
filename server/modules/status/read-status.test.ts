import { expect, test } from 'vitest';
import { combineWorkers } from './read-status';

const worker = (sandbox: 'cgroup' | 'landlock', cpp: boolean) => ({
  workers: 2,
  sandbox,
  reason: null,
  languages: [
    {
      language: 'CPP17' as const,
      available: cpp,
      ...(cpp ? { version: '12.2' } : { reason: 'g++ is missing' }),
    },
  ],
});

test('reports no language and a reason without a worker', () => {
  const { judge, languages } = combineWorkers([]);
  expect(judge).toEqual({ workers: 0, sandbox: 'none', reason: 'No judge is running.' });
  expect(languages).toHaveLength(4);
  expect(languages.every(({ available, reason }) => !available && reason === 'No judge is running.')).toBe(
    true,
  );
});

test('reports a language that one worker has', () => {
  const { judge, languages } = combineWorkers([worker('landlock', false), worker('cgroup', true)]);
  expect(languages.find(({ language }) => language === 'CPP17')).toMatchObject({
    available: true,
    version: '12.2',
  });
  expect(judge).toMatchObject({ workers: 4, sandbox: 'landlock' });
});

test('keeps the reason of an unavailable language', () => {
  const { languages } = combineWorkers([worker('cgroup', false)]);
  expect(languages.find(({ language }) => language === 'CPP17')?.reason).toBe('g++ is missing');
});
