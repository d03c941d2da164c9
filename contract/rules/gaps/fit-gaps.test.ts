import { expect, test } from 'vitest';
import { fitGaps, type GapTemplate, gapRefusal } from './fit-gaps';

/** Gaps are between `[` and `]`. */
function template(marked: string): GapTemplate {
  const gaps: [number, number][] = [];
  let code = '';
  for (const part of marked.split(/(?=[[\]])/)) {
    if (part.startsWith('[')) gaps.push([code.length, -1]);
    else if (part.startsWith(']')) gaps[gaps.length - 1] = [gaps.at(-1)?.[0] ?? 0, code.length];
    code += part.replace(/^[[\]]/, '');
  }
  return { code, gaps };
}
const parts = (program: string, marked: string) => {
  const fit = fitGaps(program, template(marked));
  return 'gaps' in fit ? fit.gaps.map(([from, to]) => program.slice(from, to)) : fit;
};
const sum = 'a = read()\n[pass]\nprint([0])\n';

test('a program with filled, empty and untouched gaps fits its template', () => {
  expect(parts('a = read()\nb = a\nb += 1\nprint(b)\n', sum)).toEqual(['b = a\nb += 1', 'b']);
  expect(parts('a = read()\n\nprint()\n', sum)).toEqual(['', '']);
  expect(parts('a = read()\npass\nprint(0)\n', sum)).toEqual(['pass', '0']);
});

test('line ends of other systems and a missing or added line break at the end change nothing', () => {
  expect(fitGaps('a = read()\r\nx\r\nprint(1)\r\n', template(sum))).toMatchObject({
    gaps: expect.anything(),
  });
  expect(parts('a = read()\nx\nprint(1)', sum)).toEqual(['x', '1']);
  expect(parts('a = read()\nx\nprint(1)\n\n', sum)).toEqual(['x', '1']);
  expect(parts('x = 1\n', 'x = [0]')).toEqual(['1\n']);
  expect(parts('x = 1', 'x = [0]\n')).toEqual(['1']);
});

test.each([
  ['the beginning', 'b = read()\nx\nprint(1)\n', 'a = read()', 1],
  ['the middle', 'a = read()\nx\nwrite(1)\n', 'print(', 3],
  ['the end', 'a = read()\nx\nprint(1);\n', ')', 3],
  ['everything', '', 'a = read()', 1],
])(
  'a program that changes %s names the fixed code that is missing, and its line',
  (_, program, missing, line) => {
    expect(parts(program, sum)).toEqual({ missing, line });
  },
);

test('two pieces of fixed code cannot share their text', () => {
  expect(parts('x;', 'x;[]x;')).toEqual({ missing: 'x;', line: 1 });
  expect(parts('x;x;', 'x;[]x;')).toEqual(['']);
});

test('the first line that differs is named, not the first of its piece', () => {
  const marked = 'one\ntwo\nthree\n[]\nend\n';
  expect(parts('one\n2\nthree\n\nend\n', marked)).toEqual({ missing: 'two', line: 2 });
  expect(parts('one\ntwo\nthree\n1\nfin\n', marked)).toEqual({ missing: 'end', line: 5 });
});

test('the refusal says what is missing, or which languages have a template', () => {
  const { code, gaps } = template(sum);
  const initialCode = [
    { language: 'PYTHON3' as const, code, gaps: gaps.map(([from, to]): [number, number] => [from, to]) },
  ];
  expect(gapRefusal(initialCode, 'PYTHON3', 'a = read()\nx\nprint(1)\n')).toBeNull();
  expect(gapRefusal(initialCode, 'PYTHON3', 'print(1)')).toContain(
    'Line 1 of the template, “a = read()”, is missing',
  );
  expect(gapRefusal(initialCode, 'CPP17', 'int main() {}')).toBe(
    'This problem has no template for C++17. Choose one of these languages: Python 3.',
  );
  expect(gapRefusal([{ language: 'PYTHON3', code }], 'CPP17', 'int main() {}')).toBeNull();
});
