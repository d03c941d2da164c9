import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ExploreSearch } from './explore-search';
import { FoundProblems } from './found-problems';

const told = () => screen.getByRole('status').textContent;
const found = (search: ExploreSearch, count: number, isPartial = false) => (
  <FoundProblems search={search} found={{ filters: JSON.stringify(search), count, isPartial }} />
);

test('EXP-4 a changed filter tells the number of problems, but not the first list, nor one that grows', () => {
  const { rerender } = render(<FoundProblems search={{}} found={undefined} />);
  rerender(found({}, 20, true));
  expect(told()).toBe('');
  rerender(found({ difficulty: 'easy' }, 20, true));
  expect(told()).toBe('The first 20 problems that match.');
  rerender(found({ difficulty: 'easy' }, 31));
  expect(told()).toBe('The first 20 problems that match.');
  rerender(found({ difficulty: 'easy', tag: 'graphs' }, 1));
  expect(told()).toBe('1 problem');
  rerender(found({ difficulty: 'easy', tag: 'dp' }, 0));
  expect(told()).toBe('No problems match these filters');
});

test('EXP-4 the page also tells the result of a filter that changes before the first list arrives', () => {
  const { rerender } = render(<FoundProblems search={{}} found={undefined} />);
  rerender(found({ status: 'solved' }, 3));
  expect(told()).toBe('3 problems');
});
