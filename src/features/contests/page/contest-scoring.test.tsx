import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages as scoringMessages } from '../../../parts/scoring/messages';
import { ContestNotes } from './contest-notes';

const contest = { enableProctored: false, maxWarnings: 3, lateSyncMinutes: 10 };

function shownNotes(change: object): string {
  const { container, unmount } = render(
    <ContestNotes contest={{ ...contest, ...change }} phase="before" hasEnd />,
  );
  const text = container.textContent ?? '';
  unmount();
  return text;
}

test('the contest page explains its scoring in two sentences', () => {
  expect(shownNotes({})).toContain('the points of all problems add up');
  expect(shownNotes({ scoring: 'ioi' })).toContain(
    'For each test group of a problem, your best result counts',
  );
  const icpc = shownNotes({ scoring: 'icpc', penaltyMinutes: 7 });
  expect(icpc).toContain('ranked by solved problems, then by less penalty time');
  expect(icpc).toContain('7 minutes for each wrong attempt');
  for (const text of Object.values(scoringMessages.texts)) expect(text(20).match(/\.( |$)/g)).toHaveLength(2);
});
