import { expect, test } from 'vitest';
import { allProjects, readTestOptions } from './steps/test-options.mjs';

test('without arguments everything runs but the deep lane', () => {
  const { projects, isWhole, deep, wants } = readTestOptions([]);
  expect({ projects, isWhole, deep }).toEqual({ projects: allProjects, isWhole: true, deep: false });
  expect(wants('types src')).toBe(true);
});

test('--only runs the named parts', () => {
  const { projects, isWhole, wants } = readTestOptions(['--only=types,unit']);
  expect(projects).toEqual(['unit']);
  expect(isWhole).toBe(false);
  expect([wants('types src'), wants('format')]).toEqual([true, false]);
});

test('the deep lane of a change runs only deep tests', () => {
  expect(readTestOptions(['--deep'])).toMatchObject({ isWhole: true, deep: true, onlyDeep: false });
  expect(readTestOptions(['--deep', '--changed-since=24 hours ago', '--minutes=35'])).toMatchObject({
    isWhole: false,
    onlyDeep: true,
    changedSince: '24 hours ago',
    minutes: 35,
  });
});

test('a mistyped argument is refused', () => {
  expect(() => readTestOptions(['--onyl=unit'])).toThrow('--onyl');
  expect(() => readTestOptions(['--only=units'])).toThrow('does not know the part "units"');
  expect(() => readTestOptions(['--deep', '--minutes=soon'])).toThrow('--minutes needs a number');
  expect(() => readTestOptions(['--changed-since=yesterday'])).toThrow('test:deep');
});
