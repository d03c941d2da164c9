import { expect, test } from 'vitest';
import { helpLimits } from '../../limits';
import { current, problemOf, read, reportOf } from '../example-package';

test('imports hints in their order and the editorial, in English', async () => {
  const result = await read({
    ...current,
    'solution/hint-2.en.md': 'Second\r\n',
    'solution/hint-1.en.md': '\nFirst\n\n',
    'solution/hint-1.sv.md': 'Första',
    'solution/solution.sv.md': 'Lösning',
    'solution/solution.en.tex': '\\section*{Idea}\nSort.\n',
  });
  expect(problemOf(result)).toMatchObject({
    hints: ['First', 'Second'],
    editorial: expect.stringMatching(/Sort\./),
  });
});

test('a package without hints and editorial has no such fields', async () => {
  const problem = problemOf(await read({ ...current, 'solution/hint-1.en.md': ' \n' }));
  expect(Object.keys(problem)).not.toEqual(expect.arrayContaining(['hints']));
  expect(problem.editorial).toBeUndefined();
});

test('reports a fourth hint and a PDF, and refuses a text that is too long', async () => {
  const hints = Object.fromEntries([1, 2, 3, 10].map((at) => [`solution/hint-${at}.md`, `Hint ${at}`]));
  const result = await read({ ...current, ...hints, 'solution/solution.en.pdf': '%PDF' });
  expect(problemOf(result).hints).toEqual(['Hint 1', 'Hint 2', 'Hint 3']);
  expect(reportOf(result)).toEqual(
    expect.arrayContaining([
      'solution/solution.en.pdf: a PDF is not imported',
      'only the first 3 of 4 hints are imported',
    ]),
  );
  const long = { 'solution/hint-1.en.md': 'x'.repeat(helpLimits.hintLengthMax + 1) };
  expect(await read({ ...current, ...long })).toEqual({
    ok: false,
    file: 'solution/hint-1.en.md',
    message: `is longer than ${helpLimits.hintLengthMax} characters`,
  });
});
