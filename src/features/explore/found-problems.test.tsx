import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FoundProblems } from './found-problems';

const told = () => screen.getByRole('status').textContent;
const found = (filters: string, count: number, isPartial = false) => (
  <FoundProblems found={{ filters, count, isPartial }} />
);

test('EXP-4 a changed filter tells the number of problems, but not the first list, nor one that grows', () => {
  const { rerender } = render(<FoundProblems found={undefined} />);
  rerender(found('all', 20, true));
  expect(told()).toBe('');
  rerender(found('easy', 20, true));
  expect(told()).toBe('The first 20 problems that match.');
  rerender(found('easy', 31));
  expect(told()).toBe('The first 20 problems that match.');
  rerender(found('easy, graphs', 1));
  expect(told()).toBe('1 problem');
  rerender(found('easy, graphs, solved', 0));
  expect(told()).toBe('No problems match these filters');
});
