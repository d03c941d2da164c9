import katex from 'katex';
import { expect, test } from 'vitest';
import { type MathNode, readSimpleFormula } from './simple-formula';

// Without editorials: they are typeset when somebody opens them.
const content = import.meta.glob<string>(['../../../content/**/*.md', '!**/solution/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function write({ tag, text, parts = [], attribute }: MathNode): string {
  const escaped = text?.replace('<', '&lt;').replace('>', '&gt;') ?? '';
  const said = attribute ? ` ${attribute}="${attribute === 'separator'}"` : '';
  return `<${tag}${said}>${escaped}${parts.map(write).join('')}</${tag}>`;
}

/** KaTeX's output, up to and including its closing sign. */
function typeset(source: string): string {
  const html = katex.renderToString(source, { output: 'mathml', throwOnError: false });
  const set = /<semantics><mrow>(.*)<\/mrow><annotation/s.exec(html)?.[1] ?? html;
  // KaTeX adds no attribute to an operator.
  return set.replaceAll('<mo mathvariant="normal">', '<mo>');
}

function formulasOfContent(): string[] {
  return [
    ...new Set(
      Object.values(content).flatMap((text) => text.match(/(?<=\$)(?![\s$])[^$\n]+(?<!\s)(?=\$)/g) ?? []),
    ),
  ];
}

test('renders simple formulas like KaTeX', () => {
  const written = ['a_{i-1}^2', 'x_i^{n + 1}', '(a, b]', '30\\,000', '3\\ 2', '0.5 \\ne \\dots', 'a<b'];
  const simple = [...formulasOfContent(), ...written].flatMap((source) => {
    const nodes = readSimpleFormula(source);
    return nodes ? [{ source, ours: nodes.map(write).join('') }] : [];
  });
  expect(simple.length).toBeGreaterThan(100);
  expect(simple.filter(({ source, ours }) => ours !== typeset(source))).toEqual([]);
});

test('covers nearly all formulas of the bundled problems', () => {
  const all = formulasOfContent();
  const others = all.filter((source) => !readSimpleFormula(source));
  expect(others.length / all.length).toBeLessThan(0.1);
});

test('leaves other and broken formulas to KaTeX', () => {
  const sources = [
    '\\frac{a}{b}',
    '\\sum_{i=1}^n i',
    'a_',
    '{a',
    'a}',
    'a_1_2',
    "f'",
    '\\constructor',
    '|a|',
    'x^y^z',
  ];
  expect(sources.filter((source) => readSimpleFormula(source))).toEqual([]);
});
