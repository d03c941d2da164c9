import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { LeaderboardCell } from '../../../../contract/entities/contest/contest';
import { ProblemCell } from './problem-cell';

function renderCell(cell: LeaderboardCell | null): HTMLElement {
  render(
    <table>
      <tbody>
        <tr>
          <ProblemCell letter="A" cell={cell} />
        </tr>
      </tbody>
    </table>,
  );
  return screen.getByRole('cell');
}

const cell: LeaderboardCell = { score: 0, wrongTries: 0, isFirst: false, isPending: false };

test('a cell without submissions is empty', () => {
  expect(renderCell(null).textContent).toBe('');
});

test('a solved cell shows a tick, the wrong tries before it and its time', () => {
  const shown = renderCell({ ...cell, score: 100, wrongTries: 2, reachedMs: 3_725_000 });
  expect(shown.dataset.state).toBe('solved');
  expect(shown.querySelector('[aria-hidden]')?.textContent).toContain('✓ +2');
  expect(screen.getByText('1:02:05').tagName).toBe('SPAN');
});

test('the first accepted submission of a problem has a star', () => {
  const shown = renderCell({ ...cell, score: 100, isFirst: true });
  expect(shown.querySelector('[aria-hidden]')?.textContent).toBe('★✓');
});

test('a pending cell shows its tries and a question mark', () => {
  const shown = renderCell({ ...cell, wrongTries: 1, isPending: true });
  expect(shown.dataset.state).toBe('pending');
  expect(shown.querySelector('[aria-hidden]')?.textContent).toBe('−1 ?');
});
