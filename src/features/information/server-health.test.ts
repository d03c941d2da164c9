import { expect, test } from 'vitest';
import type { ServerStatus } from '../../../contract/entities/status';
import { describeParts, summarize } from './server-health';

const healthy: ServerStatus = {
  ok: true,
  version: '1.2.3',
  database: { ok: true, kind: 'embedded', latencyMs: 1.4 },
  queue: { ok: true, waiting: 2, running: 1 },
  judge: { workers: 2, sandbox: 'cgroup' },
  languages: [
    { language: 'PYTHON3', available: true, version: '3.11' },
    { language: 'CPP17', available: true, version: '12.2' },
  ],
};
const part = (status: ServerStatus, name: string) =>
  describeParts(status, 'answered').find((found) => found.name === name);

test('a healthy server lists each of its parts', () => {
  expect(summarize(healthy)).toEqual({ health: 'good', text: 'Everything is working.' });
  expect(describeParts(healthy, 'answered').map(({ health }) => health)).toEqual([
    'good',
    'good',
    'good',
    'good',
  ]);
  expect(part(healthy, 'Database')?.detail).toBe('Built into the server; answered in 1.4 ms');
  expect(part(healthy, 'Judge queue')?.detail).toBe('2 submissions waiting, 1 being judged; 2 workers');
});

test('D-36 the parts of a server that does not answer show only their last state', () => {
  const [api, ...others] = describeParts(healthy, 'none');
  expect(api).toEqual({ name: 'API', health: 'bad', state: 'No answer' });
  expect(others.map(({ health, state }) => [health, state])).toEqual(
    others.map(() => ['unknown', 'Unknown']),
  );
  expect(others[0]?.detail).toBe('Last known: Working');
});

test('D-36 the parts are unknown before the server has answered', () => {
  const parts = describeParts(healthy, 'asking');
  expect(parts.map(({ health }) => health)).toEqual(['unknown', 'unknown', 'unknown', 'unknown']);
  expect(parts[0]?.state).toBe('Checking…');
});

test('a database that does not answer is a fault, without a latency', () => {
  const status: ServerStatus = { ...healthy, ok: false, database: { ok: false, kind: 'external' } };
  expect(summarize(status).health).toBe('bad');
  expect(part(status, 'Database')).toMatchObject({ health: 'bad', detail: 'Runs on its own server' });
});

test('without a worker the queue waits, and the reason is shown', () => {
  const judge = { workers: 0, sandbox: 'none', reason: 'No judge is running.' } as const;
  const status: ServerStatus = { ...healthy, judge };
  expect(summarize(status)).toEqual({ health: 'limited', text: 'Everything works except judging.' });
  expect(part(status, 'Judge queue')).toMatchObject({ health: 'limited', state: 'No judge' });
  expect(part(status, 'Sandbox')).toMatchObject({ health: 'bad', detail: 'No judge is running.' });
});

test('a weaker sandbox is a restriction, and its reason is shown', () => {
  const status: ServerStatus = {
    ...healthy,
    judge: { workers: 1, sandbox: 'landlock', reason: 'No namespaces.' },
  };
  expect(part(status, 'Sandbox')).toMatchObject({ health: 'limited' });
  expect(part(status, 'Sandbox')?.detail).toContain('No namespaces.');
});

test('languages that cannot be judged are counted', () => {
  const [python, cpp] = healthy.languages;
  const missing = { ...cpp!, available: false, reason: 'g++ is missing' };
  expect(summarize({ ...healthy, languages: [python!, missing] }).text).toBe(
    'Working; 1 language cannot be judged.',
  );
  expect(summarize({ ...healthy, languages: [missing] }).health).toBe('bad');
});
