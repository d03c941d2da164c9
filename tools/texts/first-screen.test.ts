import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ProblemDetail } from '../../contract/entities/problem';
import { difficulties, languageLabels, languages } from '../../contract/limits';
import { exploreHtml, exploreTitle } from '../../server/modules/pages/explore-html';
import { solveHtml, solveTitle } from '../../server/modules/pages/problem-html';
import { messages as explore } from '../../src/features/explore/messages';
import { messages as home } from '../../src/features/home/messages';
import { messages as search } from '../../src/features/search/messages';
import { messages as shell } from '../../src/features/shell/messages';
import { messages as solve } from '../../src/features/solve/messages';
import { limitFacts } from '../../src/lib/words';
import { messages as parts } from '../../src/parts/messages';
import { pageTitle } from '../../src/parts/title-map';
import { messages as ui } from '../../src/ui/messages';

const labelsOf = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);

const textsOf = (html: string) =>
  html
    .replaceAll(/<textarea[\s\S]*?<\/textarea>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

test('NAV-2 the first screen of Explore has the texts of the app', () => {
  const html = exploreHtml(
    [{ name: 'Stowage', description: 'Crates.', url: 'stowage', tags: [], problemCount: 2, version: 1 }],
    [
      {
        ...{ _id: '1', id: 'H', title: 'Halves', summary: 'Split it.', type: 'true-false', tags: [] },
        ...{ difficulty: 'hard', solvers: 1200, acceptance: 40 },
      },
    ],
  );
  expect(textsOf(html)).toEqual([
    ...[explore.title, explore.intro, explore.challenges, 'Stowage', 'Crates.', explore.problemCount(2)],
    ...[explore.problems, ...Object.values(explore.sorts), '↓'],
    ...[explore.anyStatus, ...Object.values(explore.statuses), explore.anyDifficulty, ...difficulties],
    ...[explore.allTags, explore.anyKind, explore.programs, explore.questions],
    ...[explore.anyEditorial, explore.withEditorial],
    ...['Halves', explore.question, 'Split it.', explore.solvers(1200), explore.acceptance(40), 'hard'],
  ]);
  expect(exploreTitle).toBe(pageTitle('/explore'));
  expect(labelsOf(html)).toEqual([
    ...[explore.sortBy, explore.ascending, explore.status, explore.difficulty],
    ...[explore.tag, explore.kind, explore.editorial],
  ]);
});

test.each([[[parts.sample]], [[parts.sampleNumber(1), parts.sampleNumber(2)]]])(
  'NAV-16 the first screen of a problem with the samples %j has the texts of the app',
  (names) => {
    const problem = {
      ...{ id: 'P', title: 'High Tide', difficulty: 'easy', description: 'Wait.', initialCode: [] },
      ...{ inputFormat: '', outputFormat: '', constraints: '', explanation: '' },
      ...{ timeLimitMs: 500, memoryLimitMb: 64 },
      samples: names.map(() => ({ input: '1', output: '2' })),
    } as unknown as ProblemDetail;
    const html = solveHtml(problem, (markdown) => markdown);
    const { page, actions, editor } = solve;
    expect(textsOf(html)).toEqual([
      ...['High Tide', actions.runSamples, actions.submit, page.statement, page.code, page.results],
      ...['easy', ...limitFacts(problem), 'P', 'Wait.'],
      ...names.flatMap((name) => [name, parts.input, '1', parts.output, '2']),
      ...languages.map((language) => languageLabels[language]),
      // Only before the app has loaded.
      'The results appear here when the page has loaded.',
    ]);
    expect(solveTitle(problem)).toBe(pageTitle('/code/P', 'High Tide'));
    expect(labelsOf(html)).toEqual([ui.back, page.views, page.statement, editor.language, editor.label]);
  },
);

test('NAV-1 NAV-27 index.html has the texts of the top bar and of the home page', () => {
  const file = path.resolve(import.meta.dirname, '../../src/index.html');
  const [, root = ''] = /<div id="root">([\s\S]*?)<noscript>/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  expect(textsOf(root)).toEqual([
    ...[shell.productName, shell.home, shell.explore, shell.contests, shell.signIn],
    ...[home.headline, home.lead],
  ]);
  expect(labelsOf(root)).toEqual([shell.homeLink, shell.mainNavigation, search.search, shell.settings]);
});
