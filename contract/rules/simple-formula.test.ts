import katex from 'katex';
import { expect, test } from 'vitest';
import { type MathNode, readSimpleFormula } from './simple-formula';

const content = import.meta.glob<string>('../../content/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function write({ tag, text, parts = [], attribute }: MathNode): string {
  const escaped = text?.replace('<', '&lt;').replace('>', '&gt;') ?? '';
  const said = attribute ? ` ${attribute}="${attribute === 'separator'}"` : '';
  return `<${tag}${said}>${escaped}${parts.map(write).join('')}</${tag}>`;
}

/** What the typesetting program makes of it, the sign after which it gives up included. */
function typeset(source: string): string {
  const html = katex.renderToString(source, { output: 'mathml', throwOnError: false });
  const set = /<semantics><mrow>(.*)<\/mrow><annotation/s.exec(html)?.[1] ?? html;
  // Of an operator it says nothing.
  return set.replaceAll('<mo mathvariant="normal">', '<mo>');
}

function formulasOfContent(): string[] {
  return [
    ...new Set(
      Object.values(content).flatMap((text) => text.match(/(?<=\$)(?![\s$])[^$\n]+(?<!\s)(?=\$)/g) ?? []),
    ),
  ];
}

test('what is simple enough is set as the typesetting program would', () => {
  const written = ['a_{i-1}^2', 'x_i^{n + 1}', '(a, b]', '30\\,000', '3\\ 2', '0.5 \\ne \\dots', 'a<b'];
  const simple = [...formulasOfContent(), ...written].flatMap((source) => {
    const nodes = readSimpleFormula(source);
    return nodes ? [{ source, ours: nodes.map(write).join('') }] : [];
  });
  expect(simple.length).toBeGreaterThan(100);
  expect(simple.filter(({ source, ours }) => ours !== typeset(source))).toEqual([]);
});

test('nearly every formula of the problems that come along is that simple', () => {
  const all = formulasOfContent();
  const others = all.filter((source) => !readSimpleFormula(source));
  expect(others.length / all.length).toBeLessThan(0.1);
});

test('anything else is left to the typesetting program, broken formulas too', () => {
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
