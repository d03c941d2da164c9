import type { ProblemDetail } from '../../../contract/entities/problem';
import { starterCode } from '../../../contract/rules/starter-code';
import { statementSections } from '../../../contract/rules/statement-sections';
import { escapeHtml } from './html';

/** Where the two buttons will be; they come with what they do. */
const actions =
  '<div class="boot-actions" aria-hidden="true"><span>Run samples</span><span>Submit</span></div>';

/** What the editor begins with, in the language it begins with. */
const firstCode = ({ initialCode }: ProblemDetail) =>
  initialCode.find(({ language }) => language === 'PYTHON3')?.code ?? starterCode('PYTHON3');

/** What the solve page is about, in the places where the app will have it. `statementHtml`: a text of the statement as HTML. */
export function solveHtml(problem: ProblemDetail, statementHtml: (markdown: string) => string): string {
  const { before, after } = statementSections(problem);
  const texts = (sections: typeof before) =>
    sections
      .map(
        ({ title, markdown }) =>
          `<section>${title ? `<h2>${escapeHtml(title)}</h2>` : ''}<div>${statementHtml(markdown)}</div></section>`,
      )
      .join('');
  const samples = problem.samples.map(({ input, output }, at) => {
    const name = problem.samples.length > 1 ? `Sample ${at + 1}` : 'Sample';
    const block = (title: string, text: string) =>
      `<div class="boot-block"><p>${title}</p><pre>${escapeHtml(text)}</pre></div>`;
    return `<section><h2>${name}</h2><div class="boot-sample">${block('Input', input)}${block('Output', output)}</div></section>`;
  });
  const facts = [
    problem.difficulty,
    `${problem.timeLimitMs / 1000} s per test`,
    `${problem.memoryLimitMb} MB`,
    problem.id,
  ];
  return [
    `<div class="boot-solve"><div class="boot-head"><h1>${escapeHtml(problem.title)}</h1>${actions}</div>`,
    '<div class="boot-views" aria-hidden="true"><b>Statement</b><i>Code</i><i>Results</i></div>',
    `<div class="boot-parts"><div class="boot-statement"><p class="boot-facts">${facts.map((fact) => `<span>${escapeHtml(fact)}</span>`).join('')}</p>`,
    `<div class="boot-texts">${texts(before)}${samples.join('')}${texts(after)}</div></div>`,
    `<div class="boot-code" aria-hidden="true"><pre>${escapeHtml(firstCode(problem))}</pre></div></div></div>`,
  ].join('');
}
