import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { accountKey } from '../../auth/session';
import { appDb } from '../../data/db/app-db';
import type { ContestCreationRow, ProblemChangeRow, ProblemCreationRow } from '../../data/wizards/creations';
import { ToastHost } from '../../ui/hosts/toast-host';
import { hideToasts } from '../../ui/toast';
import { CreationToasts } from './creation-toasts';

const row = (part: Partial<ProblemCreationRow>): ProblemCreationRow => ({
  id: crypto.randomUUID(),
  account: accountKey(),
  createdAt: 1,
  receipt: 'saved',
  draftID: 'd1',
  name: 'Two Sums',
  announce: true,
  ...part,
});
const page = () =>
  renderAt(
    <>
      <ToastHost theme="dark" />
      <CreationToasts />
    </>,
  );
const texts = (text: string) => screen.queryAllByText(text).length;

const tables = [appDb.problemCreations, appDb.contestCreations, appDb.problemChanges];

beforeEach(async () => {
  await Promise.all([...tables.map((table) => table.clear()), hideToasts([])]);
});

test('CWIZ-56 a delivery is announced once with a link, also by a page that opens later', async () => {
  const late = row({});
  await appDb.problemCreations.add(late);
  await page();
  await appDb.problemCreations.update(late.id, { receipt: 'sent', createdID: 'two-sums' });
  await screen.findByText('Problem created successfully.');
  expect(screen.getByRole('link', { name: 'Open problem' }).getAttribute('href')).toBe('/problems/two-sums');
  cleanup();
  const contest: ContestCreationRow = { ...row({ name: 'Cup', receipt: 'sent' }), slug: 'cup' };
  await appDb.contestCreations.add(contest);
  await page();
  await screen.findByText('Contest created successfully.');
  await waitFor(async () => expect((await appDb.problemCreations.get(late.id))?.announce).toBe(false));
  expect(screen.getByRole('link', { name: 'Open contest' }).getAttribute('href')).toBe('/contests/cup');
});

test('CWIZ-58 PWIZ-38 PWIZ-39 a refusal that arrives later is announced with a link to the draft, but not while the wizard waits for it', async () => {
  const refusal = {
    errorCode: 'VALIDATION',
    error: 'Invalid request',
    message: 'The checker does not compile.',
    fields: [{ path: 'checker', message: 'The checker does not compile.' }],
  };
  const awaited = row({ receipt: 'refused', refusal, awaitedUntil: Date.now() + 60_000 });
  await appDb.problemCreations.add(awaited);
  await page();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(texts('Failed to create problem. Please try again.')).toBe(0);
  await appDb.problemCreations.update(awaited.id, { awaitedUntil: 0 });
  await screen.findByText('Failed to create problem. Please try again.');
  expect(texts('Two Sums: The checker does not compile. Your draft is still on this device.')).toBe(1);
  const link = screen.getByRole('link', { name: 'Show the fault' });
  expect(link.getAttribute('href')).toBe('/problems/create?draft=d1');
  const gone = { errorCode: 'PROBLEM_NOT_FOUND', error: 'Not found', message: 'There is no problem X.' };
  const contest: ContestCreationRow = { ...row({ name: 'Cup', receipt: 'refused', refusal: gone }) };
  await appDb.contestCreations.add(contest);
  await screen.findByText('Error while creating contest. There is no problem X.');
  expect(texts('Cup: Your draft is still on this device.')).toBe(1);
});

test('a change that arrives after somebody else’s leads to the comparison, and a published one to the problem', async () => {
  const change = (part: Partial<ProblemChangeRow>): ProblemChangeRow => ({
    ...row({ draftID: 'change-two-sums' }),
    problemID: 'two-sums',
    baseVersion: 1,
    ...part,
  });
  const refusal = { errorCode: 'PROBLEM_EDITED', error: 'Changed elsewhere', message: 'Open it again.' };
  await appDb.problemChanges.bulkAdd([
    change({ receipt: 'refused', refusal, awaitedUntil: 0 }),
    change({ receipt: 'sent', version: 7, problemID: 'three-sums' }),
  ]);
  await page();
  await screen.findByText('Somebody published a newer version first.');
  expect(texts('Two Sums: Your draft is still on this device.')).toBe(1);
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    '/problems/create?edit=two-sums',
  );
  await screen.findByText('Saved as version 7.');
  expect(screen.getByRole('link', { name: 'Open problem' }).getAttribute('href')).toBe(
    '/problems/three-sums',
  );
});
