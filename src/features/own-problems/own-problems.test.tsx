import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import { renderAt } from '../../../tests/support/components/render-at';
import { storeOwnProblems } from '../../data/copies/own-problems';
import { appDb } from '../../data/db/app-db';
import { cacheDb } from '../../data/db/cache-db';
import { createFromDraft } from '../../data/wizards/creations';
import { saveWizardDraft, wizardDraftsOf } from '../../data/wizards/wizard-drafts';
import { OwnProblemsPage } from './own-problems-page';
import type { OwnProblemsSearch } from './own-search';

// Without a server, as offline.
const offline = { ok: false, reason: 'offline', message: '' };
vi.mock('../../sync/authoring/pull-own-problems', () => ({ pullOwnProblems: async () => offline }));
const deleted: string[] = [];
vi.mock('../../sync/authoring/own-problem', () => ({
  deleteOwnProblem: async (id: string) => {
    deleted.push(id);
    return { ok: true };
  },
}));

const account = 'ada';
const at = new Date(Date.now() - 3 * 3_600_000).toISOString();
const problem: OwnProblem = {
  id: 'ants',
  title: 'Ants',
  summary: '',
  difficulty: 'easy',
  type: 'code',
  tags: [],
  public: true,
  version: 3,
  role: 'creator',
  createdAt: at,
  updatedAt: at,
  counts: { tries: 8, accepted: 2, triers: 4, solvers: 2, languages: [{ language: 'PYTHON3', tries: 8 }] },
  uses: [{ kind: 'contest', key: 'spring-cup', name: 'Spring cup' }],
};
const none = { tries: 0, accepted: 0, triers: 0, solvers: 0, languages: [] };

beforeEach(async () => {
  deleted.length = 0;
  await Promise.all([...appDb.tables, ...cacheDb.tables].map((table) => table.clear()));
  await storeOwnProblems(account, {
    problems: [problem, { ...problem, id: 'bees', title: 'Bees', public: false, uses: [], counts: none }],
  });
});

const open = (search: OwnProblemsSearch = {}, onSearch = vi.fn()) =>
  renderAt(
    <OwnProblemsPage
      account={account}
      search={search}
      onSearch={onSearch}
      importing={null}
      comments={() => null}
    />,
    '/problems/mine',
  );
const rowOf = async (title: string) => {
  const item = (await screen.findByText(title)).closest('li');
  if (!item) throw new Error(`no row of ${title}`);
  return within(item);
};

test('shows state, version, statistics and use of each problem without a server', async () => {
  await open();
  const ants = await rowOf('Ants');
  ants.getByText('Public');
  ants.getByText('Version 3, changed 3 hours ago');
  ants.getByText('4 tried, 2 solved');
  ants.getByText('25% accepted');
  ants.getByText('Python 3: 8 submissions');
  expect(ants.getByRole('link', { name: 'Contest Spring cup' }).getAttribute('href')).toBe(
    '/contests/spring-cup',
  );
  const bees = await rowOf('Bees');
  bees.getByText('Private');
  bees.getByText('No submissions yet');
});

test('marks drafts of this device, and what waits in the outbox', async () => {
  const value = { base: null };
  await saveWizardDraft({ account, kind: 'problem', id: 'd1', name: 'Cats', value });
  await saveWizardDraft({ account, kind: 'problem', id: 'd2', name: 'Dogs', value });
  const base = { id: 'bees', version: 3 };
  await saveWizardDraft({ account, kind: 'problem', id: 'change-bees', name: 'Bees', value: { base } });
  const testCases = [{ input: '', output: '1', timeLimit: 1, memoryLimit: 256, weight: 1, sample: false }];
  await createFromDraft('problem', account, 'd2', {
    title: 'Dogs',
    description: 'Count them.',
    difficulty: 'easy',
    testCases,
  } as never);
  await open();
  (await rowOf('Cats')).getByText('Draft on this device');
  const dogs = await rowOf('Dogs');
  dogs.getByText('Waiting in the outbox');
  // The judge must check it first, and none runs.
  const error = { errorCode: 'JUDGE_NEEDED', error: 'e', message: 'No judge is running.', at: 0 };
  await appDb.outbox.toCollection().modify({ error });
  await screen.findByText('No judge is running.');
  dogs.getByText('Waiting for the judge');
  fireEvent.click(dogs.getByRole('button', { name: 'Don’t send it yet' }));
  await waitFor(() => dogs.getByRole('link', { name: 'Continue Dogs' }));
  (await rowOf('Bees')).getByText('Unpublished changes on this device');
  const cats = await rowOf('Cats');
  fireEvent.click(cats.getByRole('button', { name: 'Discard draft' }));
  fireEvent.click(cats.getByRole('button', { name: 'Press again to discard' }));
  await waitFor(async () =>
    expect((await wizardDraftsOf(account, 'problem')).map(({ id }) => id)).not.toContain('d1'),
  );
});

test('filters by the address, and writes what is typed to it', async () => {
  const onSearch = vi.fn();
  await open({ state: 'private' }, onSearch);
  await screen.findByText('1 of 2 problems');
  expect(screen.queryByText('Ants')).toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bees' } });
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith({ q: 'bees' }));
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'title' } });
  expect(onSearch).toHaveBeenCalledWith({ sort: 'title' });
});

test('names what a deletion touches before it deletes', async () => {
  await open();
  const ants = await rowOf('Ants');
  fireEvent.click(ants.getByRole('button', { name: 'Delete', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  dialog.getByText('Contest Spring cup');
  dialog.getByText('8 submissions of other users will be kept.');
  expect(deleted).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Delete permanently', hidden: true }));
  await waitFor(() => expect(deleted).toEqual(['ants']));
  await waitFor(() => expect(screen.queryByText('Ants')).toBeNull());
});
