import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '../../tests/support/components/render-at';
import { BackLink } from './back-link';

test('NAV-32 leads to the page that the visitor came from', async () => {
  await renderAt(
    <BackLink from="/explore?sort=difficulty" fallback="/contests" label="Explore" />,
    '/problems/A',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/explore?sort=difficulty');
});

test('NAV-32 leads to the fallback page without an origin', async () => {
  await renderAt(<BackLink from={undefined} fallback="/contests" label="Contests" />, '/contests/a');
  expect(screen.getByRole('link', { name: 'Contests' }).getAttribute('href')).toBe('/contests');
});

test('NAV-32 pressing it opens the page that the visitor came from', async () => {
  const { router } = await renderAt(
    <BackLink from="/tags" fallback="/explore" label="Explore" />,
    '/tags/arrays',
  );
  await userEvent.click(screen.getByRole('link'));
  expect(router.history.location.pathname).toBe('/tags');
});

test('NAV-32 ignores an origin on another site', async () => {
  await renderAt(
    <BackLink from="https://evil.example/" fallback="/explore" label="Explore" />,
    '/tags/arrays',
  );
  expect(screen.getByRole('link', { name: 'Explore' }).getAttribute('href')).toBe('/explore');
});
