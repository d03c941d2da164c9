import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plantedFaults } from './planted-faults';

const root = path.resolve(import.meta.dirname, '../..');

test.each(plantedFaults.map((fault) => [fault.rule, fault] as const))(
  'the planted fault of %s fits the code and its tests',
  (_, { file, find, replace, tests }) => {
    const code = fs.readFileSync(path.join(root, file), 'utf8');
    expect(code.split(find), `occurrences in ${file}`).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(tests.filter((test) => !fs.existsSync(path.join(root, test)))).toEqual([]);
  },
);
