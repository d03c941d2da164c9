import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shownContest } from '../../../../contract/fixtures/shown-contests';
import { renderAt } from '../../../../tests/support/components/render-at';
import { ContestFacts } from './contest-facts';
import { ProctorNotice } from './proctor-notice';

test.each([
  [{ timedContest: false, duration: null }, 'Unlimited'],
  [{ timedContest: true, duration: 1 }, '1 minute'],
])('CDET-7 LIM-11 a contest with %j lasts: %s', async (change, duration) => {
  await renderAt(<ContestFacts contest={shownContest('cup', { openContestForever: true, ...change })} />);
  expect(screen.getByText('Duration').nextElementSibling?.textContent).toBe(duration);
});

test.each([
  [0, 'There is no limit on the number of warnings.'],
  [1, 'More than one warning disqualifies you.'],
  [5, 'More than 5 warnings disqualifies you.'],
])('LIM-11 PROC-11 with %i as the maximum, participants read: %s', async (maxWarnings, rule) => {
  await renderAt(<ProctorNotice maxWarnings={maxWarnings} />);
  expect(screen.getByText(rule, { selector: 'li' })).toBeTruthy();
});
