import { expect, test } from 'vitest';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import { firstScreenTexts } from '../../../contract/first-screen-texts';
import { inlineScriptHashes } from '../../platform/http/security-headers';
import { exploreHtml } from './explore-html';
import { solveHtml } from './problem-html';
import { fillPage } from './routes';
import { statementHtml } from './statement-html';

const hostile = [
  '<script>alert(1)</script>',
  '</title><img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '[go](javascript:alert(1))',
  '[go](//evil.example/x)',
  '![picture](x" onerror="alert(1))',
  '`<b onclick=alert(1)>`',
  '```\n</code></pre><script>alert(1)</script>\n```',
  '$a <script>alert(1)</script>$',
  '$$\\href{javascript:alert(1)}{x}$$',
  '<https://x.example/"onmouseover=alert(1)>',
  '$& $1 $`',
];
const problem = {
  id: 'P',
  title: hostile.join(' '),
  description: hostile.join('\n\n'),
  difficulty: 'easy',
  inputFormat: hostile.join('\n\n'),
  outputFormat: '',
  constraints: '',
  explanation: hostile.join('\n'),
  initialCode: [{ language: 'PYTHON3', code: hostile.join('\n') }],
  samples: hostile.map((text) => ({ input: text, output: text })),
  timeLimitMs: 1000,
  memoryLimitMb: 8,
} as unknown as ProblemDetail;

const hostileChallenge = {
  name: hostile.join(' '),
  description: hostile.join('\n'),
  url: 'x',
  tags: hostile,
  problemCount: 1,
  version: 1,
};

const ours = new Set(
  'div h1 h2 h3 h4 h5 h6 p section span pre code ul ol li strong em del br hr a math mi mn mo mtext mrow msub msup msubsup blockquote table tr th td header nav button select option textarea svg path'.split(
    ' ',
  ),
);

const attributes =
  'class href rel target type role tabindex display start separator stretchy wrap spellcheck autocapitalize autocomplete value selected width height viewBox d opacity aria-hidden aria-label aria-busy aria-current data-early data-early-status data-view data-language'.split(
    ' ',
  );

/** Everything a browser could read as a tag: tag names and attribute names. */
function tagsOf(html: string): { name: string; attributes: string[] }[] {
  return [...html.matchAll(/<([^\s>/]+)((?:"[^"]*"|'[^']*'|[^>])*)>/g)].map(([, name = '', rest = '']) => ({
    name,
    attributes: [...rest.matchAll(/([^\s=]+)="[^"]*"/g)].map(([, attribute]) => attribute ?? ''),
  }));
}

test('a program with gaps is read-only until the app is there, in a language that has a template', () => {
  const gapped = {
    ...problem,
    initialCode: [{ language: 'JAVA8', code: 'class Main {}', gaps: [[12, 12]] }],
  } as ProblemDetail;
  const html = solveHtml(gapped, statementHtml, firstScreenTexts.en);
  expect(html).toMatch(/<textarea[^>]* data-language="JAVA8" readonly /);
  expect(html.match(/<option /g)).toHaveLength(1);
  expect(solveHtml(problem, statementHtml, firstScreenTexts.en)).not.toContain(' readonly ');
});

test.each([
  ['a statement', statementHtml(hostile.join('\n\n'))],
  ['a problem', solveHtml(problem, statementHtml, firstScreenTexts.en)],
  [
    'the explore page',
    exploreHtml(
      hostile.map((text) => ({ ...hostileChallenge, name: text, url: text })),
      hostile.map((text) => ({ _id: 'x', id: text, title: text, summary: text })),
      firstScreenTexts.en,
    ),
  ],
])('escapes everything written into %s', (_, html) => {
  const tags = tagsOf(html);
  expect(tags.length).toBeGreaterThan(10);
  for (const { name, attributes: found } of tags) {
    const tag = name.replace(/^\//, '');
    expect(ours.has(tag), tag).toBe(true);
    for (const attribute of found) expect(attributes).toContain(attribute);
  }
  for (const [, address] of html.matchAll(/href="([^"]*)"/g))
    expect(address).toMatch(/^(https?:\/\/|\/(?!\/))/);
});

const page =
  '<head><title>Codeferry</title><meta name="description" content="d" /><script>a()</script></head>' +
  '<body><div id="root"><div class="boot-text" aria-hidden="true"><i></i></div></div><!--first-screen--></body>';

test('a row does not say that nobody solved a problem if a try was accepted', () => {
  const shown = (acceptance: number, solvers: number) =>
    exploreHtml([], [{ _id: 'P', id: 'P', title: 'P', acceptance, solvers }], firstScreenTexts.en);
  expect(shown(50, 0)).not.toContain('0 solved');
  expect(shown(50, 0)).toContain('50% accepted');
  expect(shown(0, 0)).toContain('0 solved');
  expect(shown(50, 3)).toContain('3 solved');
});

test('adds no script to a filled page', () => {
  const filled = fillPage(page, {
    language: 'en',
    title: problem.title,
    description: problem.title,
    html: solveHtml(problem, statementHtml, firstScreenTexts.en),
    data: { challenges: [hostileChallenge] },
  });
  expect(inlineScriptHashes(filled)).toEqual(inlineScriptHashes(page));
  expect(filled.match(/<\/script>/g)).toHaveLength(2);
  const [, data = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(filled) ?? [];
  expect(JSON.parse(data)).toEqual({ challenges: [hostileChallenge] });
  expect(filled).toContain('id="first-screen"');
  expect(filled).not.toContain('class="boot-text"');
  expect(filled.match(/<title>/g)).toHaveLength(1);
});

test('SOLVE-13 renders texts, lists and simple formulas of a statement', () => {
  const html = statementHtml('# Cars\n\nAt most $n \\le 10^5$ cars, **none** twice:\n\n1. one\n2. `two`');
  expect(html).toBe(
    '<h3>Cars</h3><p>At most <math><mi>n</mi><mo>≤</mo><msup><mn>10</mn><mn>5</mn></msup></math> cars, <strong>none</strong> twice:</p><ol><li>one</li><li><code>two</code></li></ol>',
  );
});
