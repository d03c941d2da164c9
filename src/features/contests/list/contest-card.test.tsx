import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listedContest } from '../../../../contract/fixtures/shown-contests';
import { renderAt } from '../../../../tests/support/components/render-at';
import { ContestCard } from './contest-card';

async function tipOf(name: string): Promise<string | null> {
  const contest = {
    ...listedContest('cup', { name }),
    key: 'public/cup',
    list: 'public',
    fetchedAt: 1,
  } as const;
  const { unmount } = await renderAt(<ContestCard contest={contest} />);
  const tip = screen.getByRole('link', { name }).getAttribute('data-tip');
  unmount();
  return tip;
}

test('CLIST-6 LIM-12 the name of a contest has a tooltip only if it is longer than 30 characters', async () => {
  const [short, long] = ['x'.repeat(30), 'x'.repeat(31)];
  expect(await tipOf(short)).toBeNull();
  expect(await tipOf(long)).toBe(long);
});
