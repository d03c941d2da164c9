import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { FirstScreenTexts } from '../../../contract/first-screen-texts';
import { defaultLanguage, languageLabels, languages } from '../../../contract/limits';
import { starterCode } from '../../../contract/rules/starter-code';
import { statementSections } from '../../../contract/rules/statement/statement-sections';
import { difficultyHtml } from './difficulty-html';
import { escapeHtml } from './html';

type Texts = FirstScreenTexts['solve'];

/** Clicks are recorded by src/first-screen/frame/early-input.js and handled in src/first-screen/early-input.ts. */
const actions = (texts: Texts) =>
  [
    '<div class="boot-actions"><p role="status"></p>',
    `<button type="button" data-early="run" data-early-status="${texts.runLater}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"></path></svg>${texts.runSamples}</button>`,
    `<button type="button" data-early="submit" data-early-status="${texts.submitLater}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11z"></path><path d="m21.854 2.147-10.94 10.939"></path></svg>${texts.submit}</button></div>`,
  ].join('');

/** NAV-32: src/first-screen/frame/early-input.js sets the link. */
const back = (texts: Texts) =>
  `<a class="boot-back" href="/explore" aria-label="${texts.back}" data-early="back"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m12 19-7-7 7-7"></path><path d="M19 12H5"></path></svg></a>`;

/** A phone shows one part: src/first-screen/frame/early-input.js changes `data-view`. */
const views = (texts: Texts) =>
  [
    `<nav class="boot-views" aria-label="${texts.views}">`,
    `<button type="button" data-early="view:statement" aria-current="true">${texts.statement}</button>`,
    `<button type="button" data-early="view:code">${texts.code}</button>`,
    `<button type="button" data-early="view:results">${texts.results}</button></nav>`,
  ].join('');

/** As the app opens it. Gaps need the app's editor (decision 124), so the field is read-only until then. */
function firstCode({ initialCode }: ProblemDetail) {
  const templates = initialCode.filter(({ gaps }) => gaps);
  const hasGaps = templates.length > 0;
  const offered = hasGaps ? templates.map(({ language }) => language) : languages;
  const language = offered.find((one) => one === defaultLanguage) ?? offered[0] ?? defaultLanguage;
  const code = initialCode.find((one) => one.language === language)?.code ?? starterCode(language);
  return { hasGaps, offered, language, code };
}

/** Works immediately; the app copies the text to its editor. */
function workbench(problem: ProblemDetail, texts: Texts): string {
  const { hasGaps, offered, language, code } = firstCode(problem);
  const options = offered.map(
    (one) =>
      `<option value="${one}"${one === language ? ' selected' : ''}>${escapeHtml(languageLabels[one])}</option>`,
  );
  return [
    '<div class="boot-work"><div class="boot-code"><div class="boot-bench">',
    `<select class="boot-select" aria-label="${texts.language}" data-early="language">${options.join('')}</select></div>`,
    `<textarea aria-label="${texts.editor}" data-early="code" data-language="${language}"${hasGaps ? ' readonly' : ''} wrap="off" spellcheck="false" autocapitalize="off" autocomplete="off">`,
    // HTML ignores a line break right after the tag.
    `\n${escapeHtml(code)}</textarea></div>`,
    `<div class="boot-results" aria-busy="true"><p>${texts.resultsLater}</p></div></div>`,
  ].join('');
}

export const solveTitle = ({ title }: ProblemDetail, { solve }: FirstScreenTexts) =>
  `${title} · ${solve.title} · Codeferry`;

/** Placed as in the app. */
export function solveHtml(
  problem: ProblemDetail,
  statementHtml: (markdown: string) => string,
  { solve, difficulties }: FirstScreenTexts,
): string {
  const { before, after } = statementSections(problem, (heading) => solve.headings[heading]);
  const statementOf = (sections: typeof before) =>
    sections
      .map(
        ({ title, markdown }) =>
          `<section>${title ? `<h2>${escapeHtml(title)}</h2>` : ''}<div class="boot-text-of">${statementHtml(markdown)}</div></section>`,
      )
      .join('');
  const explanationOf = (markdown = '') =>
    markdown && `<div class="boot-text-of">${statementHtml(markdown)}</div>`;
  const samples = problem.samples.map(({ input, output, explanation }, at) => {
    const name = problem.samples.length > 1 ? solve.sampleNumber(at + 1) : solve.sample;
    const block = (title: string, text: string) =>
      `<div class="boot-block"><p>${title}</p><pre>${escapeHtml(text)}</pre></div>`;
    return `<section><h2>${name}</h2><div class="boot-sample">${block(solve.input, input)}${block(solve.output, output)}</div>${explanationOf(explanation)}</section>`;
  });
  const facts = [
    difficultyHtml(problem.difficulty, difficulties[problem.difficulty]),
    solve.perTest(String(Number((problem.timeLimitMs / 1000).toFixed(2)))),
    `${problem.memoryLimitMb} MB`,
    `<code>${escapeHtml(problem.id)}</code>`,
  ];
  return [
    `<div class="boot-solve" data-view="statement"><div class="boot-head">${back(solve)}<h1>${escapeHtml(problem.title)}</h1>${actions(solve)}</div>${views(solve)}`,
    `<div class="boot-parts"><div class="boot-statement" role="region" aria-label="${solve.statement}" tabindex="0"><p class="boot-facts">${facts.map((fact) => `<span>${fact}</span>`).join('')}</p>${problem.translations ? '<div class="boot-languages"></div>' : ''}`,
    `<div class="boot-texts">${statementOf(before)}${samples.join('')}${statementOf(after)}</div></div>`,
    `${workbench(problem, solve)}</div></div>`,
  ].join('');
}
