import { afterEach, expect, test, vi } from 'vitest';
import { explainFailure } from './open-platform';

afterEach(() => vi.restoreAllMocks());

function explained(error: unknown): string {
  const lines: string[] = [];
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...words) => void lines.push(words.join(' ')));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  explainFailure(error);
  return lines.join('\n');
}

test.each([
  ['Node', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
  ['PostgreSQL', Object.assign(new Error('could not extend file'), { code: '53100' })],
  [
    'the set-up',
    new Error('Setting up the database failed:\ninitdb: could not write: No space left on device'),
  ],
])('reports a full disk at the start, whether %s detects it', (_, error) => {
  expect(explained(error)).toContain('The disk with the data folder is full. Free at least 200 MB');
  expect(explained(error)).not.toMatch(/Error|^\s+at /m);
});

test('prints any other failure in full', () => {
  expect(explained(new Error('Bad luck'))).toContain('Codeferry could not start.');
});
