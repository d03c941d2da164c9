import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../../tests/support/components/render-at';
import { ownQuestions } from '../../../data/contest-run/clarifications';
import { appDb } from '../../../data/db/app-db';

vi.mock('../../../sync/contest-run/follow-messages', () => ({ followMessages: () => () => undefined }));
vi.mock('../../../sync/contest-run/pull-contest-messages', () => ({ announce: async () => null }));

beforeEach(() => Promise.all(appDb.tables.map((table) => table.clear())));

/** A page that was just loaded: nothing is left in memory. */
async function load(
  form: 'ask' | 'announce',
  contestSlug = 'spring',
  problems = [{ id: 'knots', title: 'Knots' }],
) {
  cleanup();
  vi.resetModules();
  if (form === 'ask') {
    const { AskForm } = await import('./ask-form');
    const contest = { contestSlug, contestName: 'Spring Cup', problems };
    await renderAt(<AskForm account="device" {...contest} />);
  } else {
    const { AnnouncePanel } = await import('./announce-panel');
    await renderAt(<AnnouncePanel slug={contestSlug} />);
  }
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const stored = () => appDb.kv.where('key').startsWith('messageDraft/').toArray();

test.each(['ask', 'announce'] as const)(
  'Offline 2 text typed to %s is there after a reload, only in its contest, until it is sent',
  async (form) => {
    await load(form);
    write('Does a bowline');
    write('Does a bowline count?');
    window.dispatchEvent(new Event('pagehide'));
    await load(form, 'autumn');
    await waitFor(async () => expect(await stored()).toHaveLength(1));
    expect(field().value).toBe('');
    await load(form);
    await waitFor(() => expect(field().value).toBe('Does a bowline count?'));
    fireEvent.submit(field());
    await waitFor(() => expect(field().value).toBe(''));
    if (form === 'ask') expect(await ownQuestions('device', 'spring')).toHaveLength(1);
    await load(form);
    expect(await stored()).toEqual([]);
    expect(field().value).toBe('');
  },
);

test('Offline 2 typed text is stored in a pause, and text typed before the stored one is read wins', async () => {
  await load('ask');
  write('First');
  await waitFor(async () => expect(await stored()).toMatchObject([{ value: 'First' }]), { timeout: 5000 });
  await load('ask');
  write('Second');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await stored()).toMatchObject([{ value: 'Second' }]));
  expect(field().value).toBe('Second');
});

test('Offline 2 the topic chosen for a question is there after a reload, until it is sent', async () => {
  const topic = () => screen.getByLabelText<HTMLSelectElement>('Topic');
  await load('ask');
  fireEvent.change(topic(), { target: { value: 'problem:knots' } });
  write('Does a bowline count?');
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await stored()).toHaveLength(2));
  await load('ask', 'spring', []);
  await waitFor(() => expect(field().value).toBe('Does a bowline count?'));
  expect(topic().value).toBe('general');
  await load('ask');
  await waitFor(() => expect(topic().value).toBe('problem:knots'));
  fireEvent.submit(field());
  await waitFor(() => expect(topic().value).toBe('general'));
  expect(await ownQuestions('device', 'spring')).toMatchObject([{ problemID: 'knots' }]);
  await load('ask');
  expect(await stored()).toEqual([]);
});
