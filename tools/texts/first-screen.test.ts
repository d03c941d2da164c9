import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ProblemDetail } from '../../contract/entities/problem/problem';
import { firstScreenTexts, frameTexts } from '../../contract/first-screen-texts';
import { type InterfaceLanguage, interfaceLanguages } from '../../contract/interface-languages';
import { difficulties, languageLabels, languages } from '../../contract/limits';
import { exploreHtml, exploreTitle } from '../../server/modules/pages/explore-html';
import { solveHtml, solveTitle } from '../../server/modules/pages/problem-html';
import { messages as explore } from '../../src/features/explore/messages';
import { messages as home } from '../../src/features/home/messages';
import { messages as search } from '../../src/features/search/messages';
import { messages as shell } from '../../src/features/shell/messages';
import { messages as solve } from '../../src/features/solve/messages';
import { messages as lib } from '../../src/lib/messages';
import { messages as parts } from '../../src/parts/messages';
import { messages as ui } from '../../src/ui/messages';
import { sentenceFiles, translationPlaces } from './translations';

const labelsOf = (html: string) => [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);

const textsOf = (html: string) =>
  html
    .replaceAll(/<textarea[\s\S]*?<\/textarea>/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

const english = { explore, home, lib, parts, search, shell, solve, ui };
const places: Record<keyof typeof english, string> = {
  explore: 'features/explore',
  home: 'features/home',
  lib: 'lib',
  parts: 'parts',
  search: 'features/search',
  shell: 'features/shell',
  solve: 'features/solve',
  ui: 'ui',
};

/** The app's texts in a language. */
async function appTexts(language: InterfaceLanguage): Promise<typeof english> {
  if (language === 'en') return english;
  const files = translationPlaces(language);
  const texts = Object.entries(places).map(async ([name, place]) => {
    const file = path.resolve(import.meta.dirname, '../..', files.get(place) ?? '');
    return [name, (await import(file)).messages];
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** The app's texts of `contract` in a language. */
async function sentences(language: InterfaceLanguage): Promise<(english: string) => string> {
  if (language === 'en') return (text) => text;
  const files = sentenceFiles(language).map((file) => path.resolve(import.meta.dirname, '../..', file));
  const parts = await Promise.all(files.map(async (file) => (await import(file)).messages));
  const messages: Record<string, string> = Object.assign({}, ...parts);
  return (text) => messages[text] ?? text;
}

test.each(interfaceLanguages)(
  'NAV-2 the first screen of Explore has the texts of the app (%s)',
  async (language) => {
    const { explore, parts } = await appTexts(language);
    const sentence = await sentences(language);
    const html = exploreHtml(
      [{ name: 'Stowage', description: 'Crates.', url: 'stowage', tags: [], problemCount: 2, version: 1 }],
      [
        {
          _id: '1',
          id: 'H',
          title: 'Halves',
          summary: 'Split it.',
          type: 'true-false',
          tags: [],
          difficulty: 'hard',
          solvers: 120,
          acceptance: 40,
        },
      ],
      firstScreenTexts[language],
    );
    expect(textsOf(html)).toEqual([
      ...[explore.title, explore.intro, explore.challenges, 'Stowage', 'Crates.', explore.problemCount(2)],
      ...[explore.problems, ...Object.values(explore.sorts), '↓'],
      ...[explore.anyStatus, ...Object.values(explore.statuses), explore.anyDifficulty],
      ...difficulties.map(sentence),
      ...[explore.allTags, explore.anyKind, explore.programs, explore.questions],
      ...[explore.anyEditorial, explore.withEditorial],
      ...['Halves', explore.question, 'Split it.', explore.solvers(120), explore.acceptance(40)],
      sentence('hard'),
    ]);
    expect(exploreTitle(firstScreenTexts[language])).toBe(
      `${parts.pageTitles['/explore']} · ${parts.productName}`,
    );
    expect(labelsOf(html)).toEqual([
      ...[explore.sortBy, explore.ascending, explore.status, explore.difficulty],
      ...[explore.tag, explore.kind, explore.editorial],
    ]);
  },
);

const sampleCounts = interfaceLanguages.flatMap((language) => [1, 2].map((count) => ({ language, count })));

test.each(sampleCounts)(
  'NAV-16 the first screen of a problem with $count samples has the texts of the app ($language)',
  async ({ language, count }) => {
    const { lib, parts, solve, ui } = await appTexts(language);
    const sentence = await sentences(language);
    const names = count === 1 ? [parts.sample] : [parts.sampleNumber(1), parts.sampleNumber(2)];
    const problem = {
      id: 'P',
      title: 'High Tide',
      difficulty: 'easy',
      description: 'Wait.',
      initialCode: [],
      inputFormat: 'I',
      outputFormat: 'O',
      constraints: 'C',
      explanation: 'E',
      timeLimitMs: 2000,
      memoryLimitMb: 64,
      samples: names.map(() => ({ input: '1', output: '2' })),
    } as unknown as ProblemDetail;
    const html = solveHtml(problem, (markdown) => markdown, firstScreenTexts[language]);
    const { page, actions, editor } = solve;
    expect(textsOf(html)).toEqual([
      ...['High Tide', actions.runSamples, actions.submit, page.statement, page.code, page.results],
      ...[sentence('easy'), lib.perTest('2 s'), '64 MB', 'P', 'Wait.'],
      ...[sentence('Input'), 'I', sentence('Output'), 'O', sentence('Constraints'), 'C'],
      ...names.flatMap((name) => [name, parts.input, '1', parts.output, '2']),
      ...[sentence('Explanation'), 'E'],
      ...languages.map((one) => languageLabels[one]),
      // Only before the app has loaded.
      firstScreenTexts[language].solve.resultsLater,
    ]);
    expect(solveTitle(problem, firstScreenTexts[language])).toBe(
      `High Tide · ${parts.pageTitles['/code/$problemID']} · ${parts.productName}`,
    );
    expect(labelsOf(html)).toEqual([ui.back, page.views, page.statement, editor.language, editor.label]);
  },
);

const src = path.resolve(import.meta.dirname, '../../src');
const indexHtml = fs.readFileSync(path.join(src, 'index.html'), 'utf8');
const [, root = ''] = /<div id="root">([\s\S]*?)<noscript>/.exec(indexHtml) ?? [];

test.each(interfaceLanguages)(
  'NAV-1 NAV-27 index.html has the texts of the top bar and of the home page (%s)',
  async (language) => {
    const { home, search, shell } = await appTexts(language);
    const own = (text = '') => frameTexts[language][frameTexts.en.indexOf(text as never)] ?? text;
    expect(textsOf(root).map(own)).toEqual([
      ...[shell.productName, shell.home, shell.explore, shell.contests, shell.signIn],
      ...[home.headline, home.lead],
    ]);
    expect(labelsOf(root).map(own)).toEqual([
      ...[shell.homeLink, shell.mainNavigation, search.search, shell.settings],
    ]);
  },
);

test('each translated text of the frame is in index.html or its scripts', () => {
  const folder = path.join(src, 'first-screen/frame');
  const scripts = fs.readdirSync(folder).map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const frame = [indexHtml, ...scripts].join('\n');
  for (const text of frameTexts.en) expect(frame).toContain(text);
});
