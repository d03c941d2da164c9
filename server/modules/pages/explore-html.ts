import type { ChallengeListItem } from '../../../contract/entities/challenge';
import type { ProblemListItem } from '../../../contract/entities/problem';
import { difficulties } from '../../../contract/limits';
import { cardDifficulties, cardTags } from '../../../contract/rules/challenge-cards';
import { isQuestionType } from '../../../contract/rules/question-type';
import { difficultyHtml } from './difficulty-html';
import { escapeHtml } from './html';

/** NAV-31 */
const from = `?from=${encodeURIComponent('/explore')}`;

function tagHtml(tag: string): string {
  return `<a class="boot-tag" href="/tags/${encodeURIComponent(tag)}${from}">${escapeHtml(tag)}</a>`;
}

/** The title's link covers the card; the tags lie above it. */
function cardHtml(challenge: ChallengeListItem, tags: readonly string[]): string {
  const { name, url, description, problemCount } = challenge;
  return [
    `<li><h3><a class="boot-card" href="/challenges/${encodeURIComponent(url)}${from}">${escapeHtml(name)}</a></h3>`,
    `<p>${escapeHtml(description)}</p><div class="boot-foot">${cardDifficulties(challenge).map(difficultyHtml).join('<i>–</i>')}<span>${problemCount} ${problemCount === 1 ? 'problem' : 'problems'}</span>`,
    `<div>${tags.map(tagHtml).join('')}</div></div></li>`,
  ].join('');
}

function rowHtml(problem: ProblemListItem): string {
  const { id = '', title = '', summary, type, difficulty, tags = [], solvers = 0, acceptance = -1 } = problem;
  const isQuestion = type !== undefined && isQuestionType(type);
  const facts = `<span>${solvers.toLocaleString('en')} solved</span><span>${acceptance}% accepted</span>`;
  return [
    `<li><div><a href="/${isQuestion ? 'quiz' : 'code'}/${encodeURIComponent(id)}${from}">${escapeHtml(title)}</a>`,
    `${isQuestion ? '<em>Question</em>' : ''}${summary ? `<p>${escapeHtml(summary)}</p>` : ''}</div>`,
    `<span class="boot-tags">${tags.slice(0, 3).map(tagHtml).join('')}</span>`,
    `<span class="boot-row-facts">${acceptance >= 0 ? facts : ''}</span>${difficulty ? difficultyHtml(difficulty) : ''}</li>`,
  ].join('');
}

/** Recorded by the script in index.html; the app uses the same names. */
function choiceHtml(
  label: string,
  key: string,
  options: readonly (readonly [value: string, label: string])[],
) {
  const listed = options.map(
    ([value, text]) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`,
  );
  return `<select class="boot-select" aria-label="${label}" data-early="${key}">${listed.join('')}</select>`;
}

function filtersHtml(tags: readonly string[]): string {
  return [
    '<div class="boot-filters">',
    choiceHtml('Sort by', 'sort', [
      ['recommended', 'Recommended'],
      ['title', 'By title'],
      ['difficulty', 'By difficulty'],
      ['newest', 'Newest'],
      ['solved', 'Most solved'],
      ['acceptance', 'By acceptance'],
    ]),
    '<button type="button" data-early="direction" aria-label="Ascending: switch to descending">↓</button>',
    choiceHtml('Status', 'status', [
      ['', 'Any status'],
      ['new', 'New'],
      ['tried', 'Tried'],
      ['solved', 'Solved'],
    ]),
    choiceHtml('Difficulty', 'difficulty', [
      ['', 'Any difficulty'],
      ...difficulties.map((value) => [value, value] as const),
    ]),
    choiceHtml('Tag', 'tag', [['', 'All tags'], ...tags.map((tag) => [tag, tag] as const)]),
    choiceHtml('Kind', 'kind', [
      ['', 'Any kind'],
      ['program', 'Programs'],
      ['question', 'Questions'],
    ]),
    choiceHtml('Editorial', 'editorial', [
      ['', 'With or without editorial'],
      ['with', 'With an editorial'],
    ]),
    '</div>',
  ].join('');
}

export const exploreTitle = 'Explore · Codeferry';

/** Placed as in the app. */
export function exploreHtml(
  challenges: readonly ChallengeListItem[],
  problems: readonly ProblemListItem[],
): string {
  const tagsOfCards = cardTags(challenges);
  const cards = challenges.map((challenge, at) => cardHtml(challenge, tagsOfCards[at] ?? []));
  const tags = [...new Set(problems.flatMap((problem) => problem.tags ?? []))].sort();
  return [
    '<div class="boot-explore"><div class="boot-intro"><h1>Explore</h1>',
    '<p>Follow a challenge or pick a problem.</p></div>',
    `<h2>Challenges</h2><ul class="boot-cards">${cards.join('')}</ul>`,
    '<div class="boot-columns"><div><div class="boot-list"><h2>Problems</h2><div class="boot-picks"></div></div>',
    filtersHtml(tags),
    `<ul class="boot-rows">${problems.map(rowHtml).join('')}</ul></div><div class="boot-calendar"></div></div></div>`,
  ].join('');
}
