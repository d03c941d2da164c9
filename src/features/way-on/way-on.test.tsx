import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { renderAt } from '../../../tests/support/components/render-at';
import { storeChallenge } from '../../data/copies/challenges';
import { storeListRows, storeProblem } from '../../data/copies/problems';
import { appDb } from '../../data/db/app-db';
import type { SubmissionRow } from '../../data/intents/code-submit';
import { WayOn } from './way-on';

const row = (id: string, more: object = {}) => ({
  _id: id,
  id,
  title: `Title of ${id}`,
  difficulty: 'easy' as const,
  tags: ['tides'],
  version: 1,
  type: 'code' as const,
  ...more,
});
const ids = ['A', 'B', 'C', 'Q'];
const detail = (id: string, more: object = {}) =>
  ({ ...row(id, more), description: '' }) as unknown as ProblemDetail;

beforeEach(async () => {
  await appDb.submissions.clear();
  await storeProblem(detail('B', { hasEditorial: true }));
  await storeProblem(detail('LONE', { tags: [], type: 'true-false' }));
  await storeListRows([...ids.map((id) => row(id)), row('X', { tags: ['graphs'] })]);
  const problems = ids.slice(0, 3).map((id) => row(id));
  await storeChallenge({ name: 'First', description: '', url: 'first', tags: [], version: 1, problems });
});

const solve = (problemID: string) =>
  appDb.submissions.put({
    id: problemID,
    account: 'device',
    problemID,
    createdAt: 1,
    receipt: 'judged',
    language: 'PYTHON3',
    code: '',
    type: 'problem',
    status: 'done',
    state: { verdict: 'AC' },
  } as SubmissionRow);
const links = async () =>
  (await screen.findAllByRole('link')).map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('the next problem of the challenge comes first, then similar ones', async () => {
  await renderAt(<WayOn problemID="B" challengeID="first" />, '/code/B?challenge=first');
  await screen.findByText('Next in “First”');
  const [next, editorial, solutions, ...similar] = await links();
  expect(editorial).toMatch(/^Editorial \/problems\/B.*#help-title$/);
  expect(solutions).toMatch(/^Solutions of others \/problems\/B\/solutions\?from=/);
  expect(next).toMatch(/^Title of C \/code\/C\?challenge=first/);
  expect(similar.map((text) => text.split('?')[0])).toEqual(['Title of A /code/A', 'Title of Q /code/Q']);
});

test('after the last problem, the first unsolved one of the challenge is next; then the challenge is finished', async () => {
  await solve('C');
  const { unmount } = await renderAt(<WayOn problemID="B" challengeID="first" />);
  await screen.findByText('Next in “First”');
  expect((await links())[0]).toContain('/code/A?challenge=first');
  unmount();
  await solve('A');
  await renderAt(<WayOn problemID="B" challengeID="first" />);
  await screen.findByText('You have solved every problem of “First”.');
  expect((await links())[0]).toContain('/challenges/first');
});

test('without a challenge or similar problems, it leads to the list', async () => {
  await renderAt(<WayOn problemID="LONE" challengeID={undefined} />);
  expect((await links())[0]).toContain('Find another problem /explore');
});
