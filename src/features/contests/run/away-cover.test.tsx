import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../../tests/support/components/render-at';
import { serverClock } from '../../../sync/server/page-client';
import { AwayCover } from './away-cover';

const showAwayFor = (ms: number) =>
  renderAt(
    <AwayCover
      absence={{ leftAtMs: serverClock.now() - ms, isCounted: true } as never}
      {...{ warnings: 1, maxWarnings: 3, awayMs: 0, warningSeconds: 0 }}
    />,
  );

const secondsLeft = () => Number(screen.getByRole('timer', { hidden: true }).textContent);

test('PROC-2 the cover counts the seconds left of 15', async () => {
  await showAwayFor(4500);
  expect(secondsLeft()).toBe(11);
});

test('PROC-2 the cover never shows more than 15 seconds, also if the clock moved back after the start of the absence', async () => {
  await showAwayFor(-400);
  expect(secondsLeft()).toBe(15);
});
