import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../../tests/support/components/render-at';
import { readRun } from '../../../data/contest-run/contest-runs';
import { appDb } from '../../../data/db/app-db';
import { serverClock } from '../../../sync/server/page-client';
import { ToastHost } from '../../../ui/hosts/toast-host';
import { ContestRunContext } from './contest-run-state';
import { RunTimer } from './run-timer';

const place = { account: 'ada', contestSlug: 'spring' };

beforeEach(() => Promise.all(appDb.tables.map((table) => table.clear())));

afterEach(() => {
  vi.restoreAllMocks();
  toast.dismiss();
});

function see(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('CRUN-17 a hidden tab leaves the warning to the tab that the user sees', async () => {
  const row = { ...place, deadlineAtMs: serverClock.now() + 9.5 * 60_000, toldMarks: [] };
  await appDb.contestRuns.put(row as never);
  see('hidden');
  await renderAt(
    <ContestRunContext.Provider value={{ run: row } as never}>
      <ToastHost theme="dark" />
      <RunTimer />
    </ContestRunContext.Provider>,
  );
  await screen.findByRole('timer', { name: '10 minutes left' });
  // A claim would be stored before this later read.
  await appDb.contestRuns.count();
  expect(await readRun('ada', 'spring')).toMatchObject({ toldMarks: [] });
  see('visible');
  await screen.findByText('10 minutes left');
  expect(await readRun('ada', 'spring')).toMatchObject({ toldMarks: [10] });
});
