import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProblemDetail } from '../../../../contract/entities/problem/problem';
import { renderAt } from '../../../../tests/support/components/render-at';
import { StatementPanel } from './statement-panel';

test("SOLVE-11 SOLVE-13 the panel shows each text of the problem in order, with a new line for '_b'", async () => {
  const problem = {
    id: 'LOAD',
    title: 'Load',
    difficulty: 'easy',
    type: 'code',
    public: true,
    version: 1,
    timeLimitMs: 1000,
    memoryLimitMb: 64,
    checker: { type: 'tokens' },
    initialCode: [],
    description: 'Load the *ferry*.',
    inputFormat: 'The first line. _b The second line.',
    outputFormat: 'One number.',
    constraints: 'At most ten cars.',
    samples: [{ input: '1\n2', output: '3' }],
    explanation: 'Both cars fit.',
    tags: ['ropes'],
  } as unknown as ProblemDetail;
  await renderAt(<StatementPanel problem={problem} />);
  await screen.findByText('Both cars fit.');
  const texts = [
    ...['ferry', 'The first line.', 'The second line.', 'One number.', 'At most ten cars.'],
    ...['1\n2', '3', 'Both cars fit.', 'ropes'],
  ];
  const panel = screen.getByRole('region', { name: 'Statement' });
  const shown = panel.textContent ?? '';
  const places = texts.map((text) => shown.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(screen.getByText(/The first line/).querySelectorAll('br')).toHaveLength(1);
  expect(shown).not.toContain('_b');
  expect(screen.getByRole('link', { name: 'ropes' }).getAttribute('href')).toMatch(/^\/tags\/ropes/);
  cleanup();
  await renderAt(<StatementPanel problem={problem} hidesTags />);
  await screen.findByText('Both cars fit.');
  expect(screen.queryByText('ropes')).toBeNull();
});
