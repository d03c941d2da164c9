import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareCasesOf, mismatch } from './compare-cases';

const dir = join(import.meta.dirname, 'cases');

for (const file of readdirSync(dir)) {
  const cases = compareCasesOf(JSON.parse(readFileSync(join(dir, file), 'utf8'))) ?? [];
  describe(file, () => {
    test('has test cases with unique ids', () => {
      expect(cases.length).toBeGreaterThan(0);
      expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    });
    test.each(cases)('$id', (compareCase) => {
      expect(mismatch(compareCase)).toBeNull();
    });
  });
}
