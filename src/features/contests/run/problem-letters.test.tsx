import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../../../../tests/support/components/render-at';
import { ContestRunContext, createRunScreen } from './contest-run-state';
import { ProblemLetters } from './problem-letters';

test('RUN-7 while a program runs, no other problem of the contest can be opened', async () => {
  const state = createRunScreen();
  const problems = [
    { id: 'A', title: 'Anchors' },
    { id: 'B', title: 'Buoys' },
  ];
  const place = { account: 'ada', contestSlug: 'tides', run: null, leaving: new AbortController() };
  await renderAt(
    <ContestRunContext value={{ ...place, state, problems: problems as never, marks: undefined }}>
      <ProblemLetters currentID="A" />
    </ContestRunContext>,
  );
  const other = () => screen.getByRole('link', { name: /Buoys/ }).getAttribute('href');
  expect(other()).toContain('problem=B');
  await act(async () => {
    state.isLocked = true;
  });
  expect(other()).toBeNull();
  await act(async () => {
    state.isLocked = false;
  });
  expect(other()).toContain('problem=B');
});
