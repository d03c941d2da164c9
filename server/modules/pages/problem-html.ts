import type { ProblemDetail } from '../../../contract/entities/problem';
import { statementSections } from '../../../contract/rules/statement-sections';
import { escapeHtml } from './html';
import { statementHtml } from './statement-html';

/** What the solve page is about, in the places where the app will have it. */
export function solveHtml(problem: ProblemDetail): string {
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
    return `<section><h2>${name}</h2><pre>${escapeHtml(input)}</pre><pre>${escapeHtml(output)}</pre></section>`;
  });
  const facts = [
    problem.difficulty,
    `${problem.timeLimitMs / 1000} s per test`,
    `${problem.memoryLimitMb} MB`,
    problem.id,
  ];
  return [
    `<div class="boot-solve"><h1>${escapeHtml(problem.title)}</h1>`,
    '<div class="boot-views" aria-hidden="true"><b>Statement</b><i>Code</i><i>Results</i></div>',
    `<div class="boot-statement"><p class="boot-facts">${facts.map((fact) => `<span>${escapeHtml(fact)}</span>`).join('')}</p>`,
    `<div class="boot-texts">${texts(before)}${samples.join('')}${texts(after)}</div></div></div>`,
  ].join('');
}
