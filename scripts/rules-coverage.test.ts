import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  citationsOf,
  compactNumbers,
  coverageOf,
  leadingIds,
  parseAreas,
  parseDecisions,
  unknownCitations,
} from './rules-coverage.mjs';

const specification = `# Title

## RUN: Code runs

- **RUN-1** Empty code is refused with 'Code cannot be empty.'.
- **RUN-2** Submit sends the code. (deviates: D-7)
- **RUN-3** A type is sent along.

## OFF: Offline support

- **OFF-1** There is a worker.
`;

interface ReportedTest {
  title: string;
  status?: 'passed' | 'failed' | 'pending';
  ancestorTitles?: string[];
}
function report(...tests: ReportedTest[]) {
  const assertionResults = tests.map((test) => ({ status: 'passed', ancestorTitles: [], ...test }));
  return { testResults: [{ name: '/a/b.test.ts', assertionResults }] };
}
const areas = parseAreas(specification);
const missingIds = (...tests: ReportedTest[]) =>
  coverageOf(areas, citationsOf(report(...tests))).flatMap(({ missing }) => missing.map(({ id }) => id));

describe('the specification', () => {
  test('is read by area, in order, with the text of each rule', () => {
    expect(areas.map(({ name, title, rules }) => [name, title, rules.length])).toEqual([
      ['RUN', 'Code runs', 3],
      ['OFF', 'Offline support', 1],
    ]);
    expect(areas[0]?.rules[1]).toEqual({
      id: 'RUN-2',
      area: 'RUN',
      text: 'Submit sends the code. (deviates: D-7)',
    });
  });

  test('must not contain an id twice', () => {
    expect(() => parseAreas(`${specification}- **OFF-1** Again.\n`)).toThrow('OFF-1');
  });

  test('must not contain a rule below another area’s heading', () => {
    expect(() => parseAreas(`${specification}- **RUN-4** Lost.\n`)).toThrow('RUN-4');
  });

  test('contains all rules of this product, numbered without gaps', () => {
    const page = fs.readFileSync(new URL('../docs/spec.md', import.meta.url), 'utf8');
    const product = parseAreas(page);
    expect(product.flatMap(({ rules }) => rules)).toHaveLength(489);
    for (const { name, rules } of product) {
      expect(rules.map(({ id }) => id)).toEqual(rules.map((_, index) => `${name}-${index + 1}`));
    }
  });

  test('has the product decisions beside it, each with an id', () => {
    expect(
      parseDecisions('| id | subject | decision |\n|---|---|---|\n| D-8 | after | The page. |\n'),
    ).toEqual({
      name: 'D',
      title: 'Product decisions',
      rules: [{ id: 'D-8', area: 'D', text: 'after: The page.' }],
    });
    const page = fs.readFileSync(
      new URL('../docs/decisions/000-product-decisions.md', import.meta.url),
      'utf8',
    );
    expect(parseDecisions(page).rules.map(({ id }) => id)).toEqual(
      [...page.matchAll(/^\| (D-\d+) /gm)].map(([, id]) => id),
    );
  });

  test('names only existing decisions', () => {
    const page = fs.readFileSync(new URL('../docs/spec.md', import.meta.url), 'utf8');
    const decisions = fs.readFileSync(
      new URL('../docs/decisions/000-product-decisions.md', import.meta.url),
      'utf8',
    );
    const cited = [...page.matchAll(/\((?:see|deviates): (D-\d+)\)|\(see (D-\d+)\)/g)];
    expect(cited.length).toBeGreaterThan(50);
    for (const [mark, first, second] of cited) {
      expect(decisions, mark).toContain(`| ${first ?? second} |`);
    }
  });
});

describe('the ids at the beginning of a title', () => {
  test.each([
    ['RUN-9 gives up', ['RUN-9']],
    ['RUN-9 RUN-10 ends on done', ['RUN-9', 'RUN-10']],
    ['RUN-9, RUN-10: ends on done', ['RUN-9', 'RUN-10']],
    ['RUN-9', ['RUN-9']],
    ['  RUN-9: indented', ['RUN-9']],
    ['ends as RUN-10 says', []],
    ['RUN-9 as RUN-10 says', ['RUN-9']],
    ['D-7 RUN-9 is a decision too', ['D-7', 'RUN-9']],
    ['RUN-9a is no id', []],
    ['RUN-9-2 is no id', []],
    ['run-9 is no id', []],
  ])("of '%s'", (title, ids) => {
    expect(leadingIds(title)).toEqual(ids);
  });
});

describe('a rule is covered', () => {
  test('by a passing test, for each id in its title', () => {
    expect(missingIds({ title: 'RUN-1 RUN-3 both' })).toEqual(['RUN-2', 'OFF-1']);
  });

  test('by a passing test below a describe that cites it', () => {
    expect(missingIds({ title: 'works', ancestorTitles: ['everything', 'OFF-1 offline'] })).toEqual([
      'RUN-1',
      'RUN-2',
      'RUN-3',
    ]);
  });

  test('neither by a failing nor by a skipped test', () => {
    const tests: ReportedTest[] = [
      { title: 'RUN-1 fails', status: 'failed' },
      { title: 'OFF-1 is off', status: 'pending' },
    ];
    expect(missingIds(...tests)).toHaveLength(4);
  });

  test('when one of several tests passes', () => {
    const tests: ReportedTest[] = [{ title: 'RUN-1 fails', status: 'failed' }, { title: 'RUN-1 passes' }];
    expect(missingIds(...tests)).not.toContain('RUN-1');
  });
});

test('finds an id that is not in the specification, even if its test fails', () => {
  const citations = citationsOf(
    report({ title: 'RUN-1 is fine' }, { title: 'RUN-1 RUN-99 is not', status: 'failed' }),
  );
  expect(unknownCitations(areas, citations)).toEqual([
    { id: 'RUN-99', title: 'RUN-1 RUN-99 is not', file: '/a/b.test.ts' },
  ]);
});

test('refuses input that is not a report', () => {
  expect(() => citationsOf({})).toThrow('testResults');
});

test('joins consecutive numbers', () => {
  const rules = [1, 2, 3, 5, 8, 9].map((number) => ({ id: `RUN-${number}`, area: 'RUN', text: '' }));
  expect(compactNumbers(rules)).toBe('1–3, 5, 8–9');
  expect(compactNumbers([])).toBe('');
});
