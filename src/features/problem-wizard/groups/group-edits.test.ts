import { expect, test } from 'vitest';
import { newCase } from '../problem-form';
import {
  addGroup,
  beginGroups,
  endGroups,
  type GroupedForm,
  groupPicture,
  groupRows,
  moveCase,
  orderGroups,
  removeGroup,
  setKind,
  setPoints,
} from './group-edits';

const begun = () =>
  beginGroups({
    testCases: ['1', '2', '3', '4'].map((key) => ({ ...newCase(key), sample: key === '1' })),
    scoring: null,
  });
const short = (form: GroupedForm) =>
  groupRows(form).map(({ name, points, kind, cases }) => [
    name,
    points,
    kind,
    cases.map(({ number }) => number),
  ]);

test('groups begin with one of 100 points for all cases that are not samples', () => {
  expect(short(begun())).toEqual([['secret/1', 100, 'all', [2, 3, 4]]]);
  expect(groupPicture(begun())).toEqual({
    parts: [{ name: 'secret/1', points: 100 }],
    total: 100,
    ungrouped: [],
    empty: [],
  });
  expect(endGroups(begun()).testCases[1]).not.toHaveProperty('group');
});

test('a new group gets what is left to 100, and is marked while it has no case', () => {
  const two = addGroup(setPoints(begun(), 'secret/1', 40));
  expect(groupPicture(two).empty).toEqual(['secret/2']);
  const moved = moveCase(two, '4', 'secret/2');
  expect(short(moved)).toEqual([
    ['secret/1', 40, 'all', [2, 3]],
    ['secret/2', 60, 'all', [4]],
  ]);
  expect(groupPicture(moved)).toMatchObject({ total: 100, empty: [], ungrouped: [] });
});

test('the cases of a group that counts each share its points, also after a move', () => {
  const two = moveCase(addGroup(setPoints(begun(), 'secret/1', 40)), '4', 'secret/2');
  const each = setKind(two, 'secret/1', 'each');
  const scoreOf = (form: GroupedForm) =>
    form.scoring?.groups.find(({ name }) => name === 'secret/1')?.acceptScore;
  expect(scoreOf(each)).toBe(20);
  expect(scoreOf(moveCase(each, '4', 'secret/1'))).toBeCloseTo(40 / 3);
  expect(groupPicture(each).total).toBe(100);
});

test('the cases of a removed group are marked as being in no group', () => {
  const two = moveCase(addGroup(setPoints(begun(), 'secret/1', 40)), '4', 'secret/2');
  const { ungrouped, parts } = groupPicture(removeGroup(two, 'secret/2'));
  expect(ungrouped).toEqual([{ key: '4', number: 4 }]);
  expect(parts).toContainEqual({ name: 'secret/1', points: 40 });
});

test('ordered groups take the places of each other', () => {
  const form = addGroup(addGroup({ ...beginGroups({ testCases: [], scoring: null }) }));
  const { scoring } = orderGroups(form, ['secret/3', 'secret/1', 'secret/2']);
  const names = scoring.groups.map(({ name }) => name);
  expect(names).toEqual(['', 'sample', 'secret', 'secret/3', 'secret/1', 'secret/2']);
});
