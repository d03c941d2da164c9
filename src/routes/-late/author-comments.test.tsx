import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { renderAt } from '../../../tests/support/components/render-at';
import { accountKey } from '../../auth/session';
import { storeOwnProblems } from '../../data/copies/own-problems';
import { storeProblem } from '../../data/copies/problems';
import { cacheDb } from '../../data/db/cache-db';
import { AuthorComments } from './author-comments';

const stored = (id: string, more: object) =>
  storeProblem({ id, title: id, version: 1, samples: [], ...more } as unknown as ProblemDetail);

const listed = {
  id: 'TESTED',
  title: 'TESTED',
  comments: { version: 'v1', latest: null },
} as unknown as OwnProblem;

beforeEach(() => cacheDb.problems.clear());

test('only people who write or test a problem see its comments on the solve page', async () => {
  await stored('TESTED', { role: 'tester' });
  // With the list, the button asks the server for nothing.
  await storeOwnProblems(accountKey(), { problems: [listed] });
  await stored('FOREIGN', {});
  await renderAt(
    <>
      <div data-testid="foreign">
        <AuthorComments problemID="FOREIGN" />
      </div>
      <AuthorComments problemID="TESTED" />
    </>,
  );
  expect(await screen.findAllByRole('button', { name: 'Comments' })).toHaveLength(1);
  expect(screen.getByTestId('foreign').textContent).toBe('');
});
