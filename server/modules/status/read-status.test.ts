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

test('without a worker nothing is available, and it is said why', () => {
  const { judge, languages } = combineWorkers([]);
  expect(judge).toEqual({ workers: 0, sandbox: 'none', reason: 'No judge is running.' });
  expect(languages).toHaveLength(4);
  expect(languages.every(({ available, reason }) => !available && reason === 'No judge is running.')).toBe(
    true,
  );
});

test('a language is available when one of the workers has it', () => {
  const { judge, languages } = combineWorkers([worker('landlock', false), worker('cgroup', true)]);
  expect(languages.find(({ language }) => language === 'CPP17')).toMatchObject({
    available: true,
    version: '12.2',
  });
  expect(judge).toMatchObject({ workers: 4, sandbox: 'landlock' });
});

test('a language that no worker has keeps its reason', () => {
  const { languages } = combineWorkers([worker('cgroup', false)]);
  expect(languages.find(({ language }) => language === 'CPP17')?.reason).toBe('g++ is missing');
});
