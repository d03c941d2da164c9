import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAt } from '../../../../../tests/support/components/render-at';
import { ContestPage } from '../contest-page';

vi.mock('../../../../sync/pull/pull-contests', () => ({
  pullContest: async () => ({ ok: true, changed: true }),
}));

test('NAV-8 an address with other capitals becomes that of the contest', async () => {
  const page = <ContestPage slug="Spring-Open" from={undefined} />;
  const { router } = await renderAt(page, '/contests/Spring-Open?from=%2Fcontests#rules');
  await waitFor(() =>
    expect(router.history.location.href).toBe('/contests/spring-open?from=%2Fcontests#rules'),
  );
  expect(router.history.length).toBe(1);
});
