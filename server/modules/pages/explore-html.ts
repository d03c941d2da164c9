import type { ChallengeListItem } from '../../../contract/entities/challenge';
import type { ProblemListItem } from '../../../contract/entities/problem';
import { isQuestionType } from '../../../contract/rules/question-type';
import { escapeHtml } from './html';

/** The head of the explore page in the places where the app will have it, and the first problems below. */
export function exploreHtml(
  challenges: readonly ChallengeListItem[],
  problems: readonly ProblemListItem[],
): string {
  const cards = challenges.map(
    ({ name, url, description, problemCount, tags }) =>
      `<li><h3><a href="/challenges/${encodeURIComponent(url)}">${escapeHtml(name)}</a></h3><p>${escapeHtml(description)}</p><div class="boot-foot"><span>${problemCount} ${problemCount === 1 ? 'problem' : 'problems'}</span>${tags
        .slice(0, 4)
        .map((tag) => `<i>${escapeHtml(tag)}</i>`)
        .join('')}</div></li>`,
  );
  const rows = problems.map(({ id = '', title = '', type }) => {
    const folder = type !== undefined && isQuestionType(type) ? 'quiz' : 'code';
    return `<li><a href="/${folder}/${encodeURIComponent(id)}" target="_blank" rel="noopener">${escapeHtml(title)}</a></li>`;
  });
  return [
    '<div class="boot-explore"><header><h1>Explore</h1>',
    '<p>Pick a challenge to be led, or a problem to begin with.</p></header>',
    `<h2>Challenges</h2><ul class="boot-cards">${cards.join('')}</ul>`,
    `<h2>Problems</h2><ul class="boot-rows">${rows.join('')}</ul></div>`,
  ].join('');
}
