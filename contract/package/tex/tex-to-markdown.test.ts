import { expect, test } from 'vitest';
import { markdownFromTex } from './tex-to-markdown';

const convert = (tex: string) => markdownFromTex(tex).markdown;

test.each([
  ['quotes and dashes', "``Hi'' --- from $1$ to 2--3~m", '“Hi” — from $1$ to 2–3 m'],
  ['emphasis', '\\textbf{a} \\emph{b} {\\bf c}', '**a** *b* **c**'],
  ['code keeps its letters', '\\texttt{a\\_b \\{1\\}}', '`a_b {1}`'],
  ['escapes', '5\\% of \\$3 \\& more\\_so', '5% of $3 & more\\_so'],
  ['comments', 'seen % not seen\nalso seen', 'seen also seen'],
  ['maths is left alone', '$a_{1} \\le b\\%$ and \\(x\\)', '$a_{1} \\le b\\%$ and $x$'],
  ['display maths', 'a\n\\[x^2\\]\nb', 'a\n\n$$x^2$$\n\nb'],
  ['sections', 'a\n\\section*{Input}\nb', 'a\n\n## Input\n\nb'],
  ['environments for sections', '\\begin{Output}\nb\n\\end{Output}', '## Output\n\nb'],
  ['lists', '\\begin{itemize}\n\\item a\n\\item b\n\\end{itemize}', '- a\n- b'],
  [
    'lists in lists',
    '\\begin{enumerate}\\item a\\begin{itemize}\\item b\\end{itemize}\\item c\\end{enumerate}',
    '1. a\n\n   - b\n\n1. c',
  ],
  ['code blocks', '\\begin{verbatim}\n  \\x % y\n\\end{verbatim}', '```\n  \\x % y\n```'],
  [
    'tables',
    '\\begin{tabular}{|l|r|}\\hline a & b\\\\ \\hline 1 & $|x|$ \\\\\\hline\\end{tabular}',
    '| a | b |\n| :-- | :-- |\n| 1 | $|x|$ |',
  ],
  ['links', '\\href{https://a.example}{b}', '[b](https://a.example)'],
  ['indented text is not code', 'a\n\n\t\tb', 'a\n\nb'],
])('%s', (_, tex, markdown) => {
  expect(convert(tex)).toBe(markdown);
});

test('extracts the problem name', () => {
  expect(markdownFromTex('\\problemname{Tide \\& Fog}\nText.')).toMatchObject({
    title: 'Tide & Fog',
    markdown: 'Text.',
  });
  expect(markdownFromTex('\\problemname{\\problemyamlname}\nText.').title).toBeUndefined();
});

test('converts images and reports unknown commands', () => {
  const { markdown, changes } = markdownFromTex(
    '\\includegraphics[width=0.25\\linewidth]{map_1.pdf}\\caption{A map} \\strange{x}',
  );
  expect(markdown).toContain('*A map*');
  expect(markdown).toContain('![](map_1.pdf){width=25%}');
  expect(changes).toContain('TeX commands left as they are: \\strange');
});
