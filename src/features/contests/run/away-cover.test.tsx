import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../../tests/support/components/render-at';
import { serverClock } from '../../../sync/server/page-client';
import { AwayCover } from './away-cover';

const coverOf = (ms: number, warningSeconds = 0) => (
  <AwayCover
    absence={{ leftAtMs: serverClock.now() - ms, isCounted: true } as never}
    {...{ warnings: 1, maxWarnings: 3, awayMs: 0, warningSeconds }}
  />
);
const showAwayFor = (ms: number, warningSeconds = 0) => renderAt(coverOf(ms, warningSeconds));

const secondsLeft = () => Number(screen.getByRole('timer', { hidden: true }).textContent);

test('PROC-2 the cover counts the seconds left of 15', async () => {
  await showAwayFor(4500);
  expect(secondsLeft()).toBe(11);
});

test('PROC-2 the cover never shows more than 15 seconds, also if the clock moved back after the start of the absence', async () => {
  await showAwayFor(-400);
  expect(secondsLeft()).toBe(15);
});

test('a cover that counts the time away tells screen readers the warnings, and not each second', async () => {
  await showAwayFor(4500, 10);
  expect(screen.getByRole('alert').textContent).toBe('Warnings so far: 1 of 3');
  screen.getByText('Away for 4 s in total. Each 10 s give you a warning.');
});

test('the cover closes before it leaves the page, so that the keyboard continues where it was', () => {
  const { container, unmount } = render(coverOf(0));
  let wasOnPage = false;
  const cover = container.querySelector('dialog');
  cover?.addEventListener('close', () => {
    wasOnPage = cover.isConnected;
  });
  unmount();
  expect(wasOnPage).toBe(true);
});
