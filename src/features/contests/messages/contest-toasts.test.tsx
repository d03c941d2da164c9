import 'fake-indexeddb/auto';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../../../tests/support/components/render-at';
import { noteMessagesSeen, storeContestMessages } from '../../../data/copies/contest-messages';
import type { FollowedContest } from '../../../data/copies/followed-contests';
import { appDb } from '../../../data/db/app-db';
import { ToastHost } from '../../../ui/hosts/toast-host';
import { hideToasts } from '../../../ui/toast';
import { ContestToasts } from './contest-toasts';

vi.mock('../../../sync/contest-run/follow-messages', () => ({ followMessages: () => () => undefined }));

let visibility: DocumentVisibilityState = 'visible';
Object.defineProperty(document, 'visibilityState', { get: () => visibility });
const turn = (to: DocumentVisibilityState) =>
  act(async () => {
    visibility = to;
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(async () => {
  visibility = 'visible';
  await appDb.kv.clear();
  await storeContestMessages('spring', [], []);
});
// The toasts belong to no component.
afterEach(() => act(() => hideToasts([])));

const said = (id: string, minute: number, more: object = {}) => ({
  id,
  kind: 'announcement' as const,
  text: `Text of ${id}`,
  at: `2030-01-01T10:0${minute}:00.000Z`,
  ...more,
});
const store = (...messages: ReturnType<typeof said>[]) =>
  act(async () => void (await storeContestMessages('spring', [...messages].reverse(), [])));
const contest: FollowedContest = { slug: 'spring', name: 'Spring', isRunOpen: true };
const show = async (at = '/explore', more: Partial<FollowedContest> = {}, tabs = 1) =>
  renderAt(
    <>
      <ToastHost theme="dark" />
      {Array.from({ length: tabs }, (_, tab) => (
        <ContestToasts key={String(tab)} account="device" contest={{ ...contest, ...more }} />
      ))}
    </>,
    at,
  );
const toasts = () =>
  [...document.querySelectorAll('[data-sonner-toast][data-removed="false"]')].map(
    (toast) => toast.textContent,
  );

test('D-35 a message appears once, although two tabs are open, with its contest and a link to it', async () => {
  await show('/explore', {}, 2);
  await store(said('first', 1));
  const link = await screen.findByRole('link', { name: 'Read' });
  expect(link.getAttribute('href')).toBe('/contests/spring/code#message-first');
  expect(toasts()).toEqual(['Announcement in SpringText of firstRead']);
});

test('D-35 an answer to the user says so; without an open run the link opens the page of the contest', async () => {
  await show('/explore', { isRunOpen: false });
  await store(said('answer', 1, { kind: 'notice', question: 'Why?' }));
  await screen.findByText('Answer to your question in Spring');
  expect(screen.getByRole('link', { name: 'Read' }).getAttribute('href')).toBe(
    '/contests/spring#message-answer',
  );
});

test('D-35 on the page of the run the link keeps the problem', async () => {
  await show('/contests/spring/code?problem=SUM');
  await store(said('here', 1));
  const link = await screen.findByRole('link', { name: 'Read' });
  expect(link.getAttribute('href')).toBe('/contests/spring/code?problem=SUM#message-here');
  fireEvent.click(link);
});

test('a tab in the background leaves the message to a visible one', async () => {
  visibility = 'hidden';
  await show();
  await store(said('waits', 1));
  expect([toasts(), await appDb.kv.count()]).toEqual([[], 0]);
  await turn('visible');
  await screen.findByText('Text of waits');
});

test('many messages after an outage are one toast, which closes when another tab opens the list', async () => {
  await show();
  await store(said('a', 1), said('b', 2), said('c', 3));
  await screen.findByText('3 new messages in Spring');
  expect(toasts()).toEqual(['3 new messages in SpringText of cRead']);
  await act(() => noteMessagesSeen('device', 'spring'));
  await expect.poll(toasts).toEqual([]);
});
