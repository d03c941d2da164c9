import { expect, test } from 'vitest';
import { readTemplate, templateIssues, toShownCode } from './gap-markers';

test('a template is read without its marks, with the places of its gaps', () => {
  expect(readTemplate('def f(x):\r\n    @{pass}@\r\n    return @{}@\r\n')).toEqual({
    code: 'def f(x):\n    pass\n    return \n',
    gaps: [
      [10, 18],
      [30, 30],
    ],
  });
});

test('a gap that has lines for itself includes their indentation', () => {
  const read = readTemplate('if x:\n  @{a\n  b}@ \n  c @{}@\n  d\n  @{}@');
  const texts = 'code' in read && read.gaps.map(([from, to]) => read.code.slice(from, to));
  expect(texts).toEqual(['  a\n  b ', '', '  ']);
});

test('braces inside and beside a gap stay code', () => {
  expect(readTemplate('x = @{{}}@;\n')).toEqual({ code: 'x = {};\n', gaps: [[4, 6]] });
});

test.each([
  ['no gap', 'print(1)\n', 'Mark at least one gap'],
  ['a gap without an end', 'a\n@{b\nc\n', 'Line 2: this gap has no end'],
  ['an end without a gap', 'a\nb }@\n', 'Line 2: this gap has no beginning'],
  ['a gap in a gap', 'a @{ b\n@{ c }@ }@\n', 'Line 2: a gap cannot begin inside another gap'],
  ['two gaps without code between them', 'a @{b}@ \n @{c}@\n', 'no code between two gaps'],
  ['nothing but a gap', '@{all}@', 'All of the code is a gap'],
  ['51 gaps', 'x@{}@'.repeat(51), 'at most 50 gaps'],
])('a template with %s names the fault', (_, marked, fault) => {
  expect(readTemplate(marked)).toEqual({ fault: expect.stringContaining(fault) });
});

const python = { language: 'PYTHON3' as const, code: 'print(@{}@)\n', gaps: true as const };
const solution = (source: string, verdict: 'AC' | 'WA' = 'AC') => ({
  name: 'a.py',
  language: 'PYTHON3' as const,
  source,
  expected: [verdict],
});

test('learners get places instead of marks, and starter code as it is', () => {
  expect(toShownCode(python)).toEqual({ language: 'PYTHON3', code: 'print()\n', gaps: [[6, 6]] });
  const start = { language: 'PYTHON3' as const, code: 'print("@{}@")' };
  expect(toShownCode(start)).toEqual(start);
});

test('faults of templates and right solutions that do not fit are named at their place', () => {
  expect(templateIssues({ initialCode: [python], jurySolutions: [solution('print(1)\n')] })).toEqual([]);
  const java = { language: 'JAVA8' as const, code: 'class Main {}' };
  const jurySolutions = [solution('puts(1)'), solution('puts(1)', 'WA')];
  const issues = templateIssues({ initialCode: [python, java], jurySolutions });
  expect(issues.map(({ path }) => path)).toEqual(['initialCode.1.code', 'jurySolutions.0.source']);
  expect(templateIssues({ initialCode: [java], jurySolutions })).toEqual([]);
});
