import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { firstScreenIds } from '../../../contract/first-screen';
import { renderAt } from '../../../tests/support/components/render-at';
import { followFirstScreen, hasFirstScreen } from '../../first-screen/first-screen';
import { Shell } from './shell';

const address = location.href;
afterEach(() => {
  history.replaceState(null, '', address);
  document.getElementById(firstScreenIds.screen)?.remove();
});

/** The page at `path`, as the server sent it. */
function serve(path: string): void {
  history.replaceState(null, '', path);
  const served = document.createElement('div');
  served.id = firstScreenIds.screen;
  document.body.append(served);
  followFirstScreen(() => {});
}

const show = (path: string) =>
  renderAt(
    <Shell path={path} frame="run">
      <main>Page</main>
    </Shell>,
    path,
  );

test('a page that was opened before the app rendered is not covered by the first screen of the one before', async () => {
  serve('/explore');
  await show('/challenges/first-crossing');
  await waitFor(() => expect(hasFirstScreen()).toBe(false));
});

test('the first screen stays until its own page takes over', async () => {
  serve('/explore');
  await show('/explore');
  await screen.findByText('Page');
  expect(hasFirstScreen()).toBe(true);
});
