import { Link } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderAt } from '../../../tests/support/components/render-at';
import { Announcer, announceSoon } from '../../ui/announcer';
import { usePageChange } from './use-page-change';

function PageChange() {
  usePageChange();
  return null;
}

const focused = () => document.activeElement;

async function show() {
  return await renderAt(
    <>
      <Link to="/explore">Explore</Link>
      <Link to="/explore" search={{ tag: 'graphs' } as never}>
        Graphs
      </Link>
      <input aria-label="Search" />
      <main tabIndex={-1}>
        <input aria-label="Own field" />
      </main>
      <PageChange />
      <Announcer />
    </>,
    '/lists',
  );
}

beforeEach(() => {
  // An earlier test may have announced something.
  announceSoon(() => '')();
  document.title = 'Lists';
});

test('a screen reader tells the title of a new page, which gets the focus; neither happens for the first page or a changed filter', async () => {
  const { router } = await show();
  expect(screen.getByRole('status').textContent).toBe('');
  const link = screen.getByRole('link', { name: 'Explore' });
  link.focus();
  document.title = 'Explore · Codeferry';
  fireEvent.click(link);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Explore · Codeferry'));
  const filter = screen.getByRole('link', { name: 'Graphs' });
  filter.focus();
  fireEvent.click(filter);
  await waitFor(() => expect(router.state.location.search).toEqual({ tag: 'graphs' }));
  expect(focused()).toBe(filter);
});

test('a page that has put the focus into itself keeps it', async () => {
  const { router } = await show();
  const field = screen.getByLabelText('Own field');
  field.focus();
  await act(() => router.navigate({ to: '/explore' }));
  await waitFor(() => expect(router.state.resolvedLocation?.pathname).toBe('/explore'));
  expect(focused()).toBe(field);
});

test('the search box keeps the focus if the user entered it while the page was loading', async () => {
  const { router } = await show();
  const box = screen.getByLabelText('Search');
  const navigated = act(() => router.navigate({ to: '/explore' }));
  box.focus();
  await navigated;
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(document.title));
  expect(focused()).toBe(box);
});

test.each([
  ['presses it', (box: HTMLElement) => fireEvent.pointerDown(box)],
  ['types in it', (box: HTMLElement) => fireEvent.keyDown(box, { key: 'a' })],
])('the search box keeps the focus that it had if the user %s while the page is loading', async (_, use) => {
  const { router } = await show();
  const box = screen.getByLabelText('Search');
  box.focus();
  const navigated = act(() => router.navigate({ to: '/explore' }));
  use(box);
  await navigated;
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(document.title));
  expect(focused()).toBe(box);
});

test('the search box also keeps the focus if its list adds a history entry while the page is loading', async () => {
  const { router } = await show();
  const box = screen.getByLabelText('Search');
  const navigated = act(() => router.navigate({ to: '/explore' }));
  box.focus();
  const openList = act(() => router.navigate({ to: '.', state: (before) => ({ ...before, list: true }) }));
  await Promise.all([navigated, openList]);
  expect(router.state.location).toMatchObject({ pathname: '/explore', state: { list: true } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(document.title));
  expect(focused()).toBe(box);
});

test('a search box from which the user navigates passes the focus on to the page', async () => {
  const { router } = await show();
  screen.getByLabelText('Search').focus();
  await act(() => router.navigate({ to: '/explore' }));
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
});
