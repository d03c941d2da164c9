import { expect, test } from 'vitest';
import type { OwnProblem } from '../../../contract/entities/problem/own-problem';
import type { ProblemCreationRow } from '../../data/wizards/creations';
import { mergeRows, shownRows } from './own-rows';

const at = (minute: number) => `2026-11-26T10:${String(minute).padStart(2, '0')}:00.000Z`;
const problem = (id: string, more: Partial<OwnProblem> = {}): OwnProblem => ({
  id,
  title: id,
  summary: '',
  difficulty: 'easy',
  type: 'code',
  tags: [],
  public: true,
  version: 1,
  role: 'creator',
  createdAt: at(0),
  updatedAt: at(1),
  uses: [],
  counts: { tries: 0, accepted: 0, triers: 0, solvers: 0, languages: [] },
  ...more,
});
const draft = (id: string, name: string, baseID?: string) => ({
  account: 'ada',
  kind: 'problem' as const,
  id,
  name,
  updatedAt: Date.parse(at(5)),
  value: { base: baseID === undefined ? null : { id: baseID, version: 1 } },
});
const creation = (draftID: string, receipt: string) => ({ draftID, receipt }) as ProblemCreationRow;

test('a change of a published problem belongs to its row, and a new draft has a row of its own', () => {
  const rows = mergeRows({
    problems: [problem('ants'), problem('bees')],
    drafts: [draft('change-ants', 'Ants', 'ANTS'), draft('d1', 'Cats'), draft('change-gone', 'Gone', 'gone')],
    creations: [],
  });
  expect(rows.map(({ key, draft: own }) => [key, own?.id])).toEqual([
    ['draft d1', 'd1'],
    ['draft change-gone', 'change-gone'],
    ['ants', 'change-ants'],
    ['bees', undefined],
  ]);
});

test('a draft that was sent waits until the server accepts or refuses it', () => {
  const rows = mergeRows({
    problems: [],
    drafts: [draft('a', 'A'), draft('b', 'B'), draft('c', 'C')],
    creations: [creation('a', 'saved'), creation('b', 'refused')],
  });
  expect(rows.map((row) => row.draft?.state)).toEqual(['waiting', 'refused', 'draft']);
});

test('filters by words in title, id, tags and uses, and by state', () => {
  const uses = [{ kind: 'contest' as const, key: 'cup', name: 'Spring cup' }];
  const rows = mergeRows({
    problems: [
      problem('ants', { title: 'Las hormigas', tags: ['grafos'], uses }),
      problem('bees', { public: false }),
    ],
    drafts: [draft('d1', 'Cats')],
    creations: [],
  });
  const keysOf = (search: object) => shownRows(rows, search).map(({ key }) => key);
  expect(keysOf({ q: 'GRAFOS spring' })).toEqual(['ants']);
  expect(keysOf({ q: 'hormígas' })).toEqual(['ants']);
  expect(keysOf({ state: 'private' })).toEqual(['bees']);
  expect(keysOf({ state: 'used' })).toEqual(['ants']);
  expect(keysOf({ state: 'draft' })).toEqual(['draft d1']);
});

test('sorts by change, by title, and by statistics with the largest first', () => {
  const counts = (tries: number, accepted: number, solvers: number) => ({
    counts: { tries, accepted, triers: tries, solvers, languages: [] },
  });
  const rows = mergeRows({
    problems: [
      problem('a', { title: 'Zebra', updatedAt: at(9), ...counts(10, 1, 1) }),
      problem('b', { title: 'Élan', updatedAt: at(2), ...counts(2, 2, 2) }),
    ],
    drafts: [draft('d1', 'Cats')],
    creations: [],
  });
  const keysOf = (search: object) => shownRows(rows, search).map(({ key }) => key);
  expect(keysOf({})).toEqual(['a', 'draft d1', 'b']);
  expect(keysOf({ sort: 'title' })).toEqual(['draft d1', 'b', 'a']);
  expect(keysOf({ sort: 'submissions' })).toEqual(['a', 'b', 'draft d1']);
  expect(keysOf({ sort: 'solved' })).toEqual(['b', 'a', 'draft d1']);
  expect(keysOf({ sort: 'acceptance' })).toEqual(['b', 'a', 'draft d1']);
});
