import type { ChallengeListItem } from '../../../contract/entities/challenge';
import type { ProblemListItem } from '../../../contract/entities/problem/problem';
import type { FirstScreenTexts } from '../../../contract/first-screen-texts';
import { type Difficulty, difficulties } from '../../../contract/limits';
import { cardDifficulties, cardTags } from '../../../contract/rules/challenge-cards';
import { problemSorts, problemStates } from '../../../contract/rules/problem-order';
import { isQuestionType } from '../../../contract/rules/question-type';
import { areSolversShown } from '../../../contract/rules/solvers-shown';
import { difficultyHtml } from './difficulty-html';
import { escapeHtml } from './html';

/** NAV-31 */
const from = `?from=${encodeURIComponent('/explore')}`;

const markIn = (texts: FirstScreenTexts) => (difficulty: Difficulty) =>
  difficultyHtml(difficulty, texts.difficulties[difficulty]);

function tagHtml(tag: string): string {
  return `<a class="boot-tag" href="/tags/${encodeURIComponent(tag)}${from}">${escapeHtml(tag)}</a>`;
}

/** The title's link covers the card; the tags lie above it. */
function cardHtml(challenge: ChallengeListItem, tags: readonly string[], texts: FirstScreenTexts): string {
  const { name, url, description, problemCount } = challenge;
  return [
    `<li><h3><a class="boot-card" href="/challenges/${encodeURIComponent(url)}${from}">${escapeHtml(name)}</a></h3>`,
    `<p>${escapeHtml(description)}</p><div class="boot-foot">${cardDifficulties(challenge).map(markIn(texts)).join('<i>–</i>')}<span>${texts.explore.problemCount(problemCount)}</span>`,
    `<div>${tags.map(tagHtml).join('')}</div></div></li>`,
  ].join('');
}

function rowHtml(problem: ProblemListItem, texts: FirstScreenTexts): string {
  const { id = '', title = '', summary, type, difficulty, tags = [], solvers = 0, acceptance = -1 } = problem;
  const isQuestion = type !== undefined && isQuestionType(type);
  const { explore } = texts;
  const people = areSolversShown(solvers, acceptance) ? `<span>${explore.solvedBy(solvers)}</span>` : '';
  const facts = `${people}<span>${explore.acceptedShare(acceptance)}</span>`;
  return [
    `<li><div><a href="/${isQuestion ? 'quiz' : 'code'}/${encodeURIComponent(id)}${from}">${escapeHtml(title)}</a>`,
    `${isQuestion ? `<em>${explore.question}</em>` : ''}${summary ? `<p>${escapeHtml(summary)}</p>` : ''}</div>`,
    `<span class="boot-tags">${tags.slice(0, 3).map(tagHtml).join('')}</span>`,
    `<span class="boot-row-facts">${acceptance >= 0 ? facts : ''}</span>${difficulty ? markIn(texts)(difficulty) : ''}</li>`,
  ].join('');
}

/** Recorded by src/first-screen/frame/early-input.js; the app uses the same names. */
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

function filtersHtml(tags: readonly string[], { explore, difficulties: labels }: FirstScreenTexts): string {
  return [
    '<div class="boot-filters">',
    choiceHtml(explore.sortBy, 'sort', [
      ...problemSorts.map((value) => [value, explore.sorts[value]] as const),
    ]),
    `<button type="button" data-early="direction" aria-label="${explore.ascending}">↓</button>`,
    choiceHtml(explore.status, 'status', [
      ['', explore.anyStatus],
      ...problemStates.map((value) => [value, explore.statuses[value]] as const),
    ]),
    choiceHtml(explore.difficulty, 'difficulty', [
      ['', explore.anyDifficulty],
      ...difficulties.map((value) => [value, labels[value]] as const),
    ]),
    choiceHtml(explore.tag, 'tag', [['', explore.allTags], ...tags.map((tag) => [tag, tag] as const)]),
    choiceHtml(explore.kind, 'kind', [
      ['', explore.anyKind],
      ['program', explore.programs],
      ['question', explore.questions],
    ]),
    choiceHtml(explore.editorial, 'editorial', [
      ['', explore.anyEditorial],
      ['with', explore.withEditorial],
    ]),
    '</div>',
  ].join('');
}

export const exploreTitle = ({ explore }: FirstScreenTexts) => `${explore.title} · Codeferry`;

/** Placed as in the app. */
export function exploreHtml(
  challenges: readonly ChallengeListItem[],
  problems: readonly ProblemListItem[],
  texts: FirstScreenTexts,
): string {
  const { explore } = texts;
  const tagsOfCards = cardTags(challenges);
  const cards = challenges.map((challenge, at) => cardHtml(challenge, tagsOfCards[at] ?? [], texts));
  const tags = [...new Set(problems.flatMap((problem) => problem.tags ?? []))].sort();
  return [
    `<div class="boot-explore"><div class="boot-intro"><h1>${explore.title}</h1>`,
    `<p>${explore.intro}</p></div>`,
    `<h2>${explore.challenges}</h2><ul class="boot-cards">${cards.join('')}</ul>`,
    `<div class="boot-columns"><div class="boot-calendar"></div><div><div class="boot-list"><h2>${explore.problems}</h2><div class="boot-picks"></div></div>`,
    filtersHtml(tags, texts),
    `<ul class="boot-rows">${problems.map((problem) => rowHtml(problem, texts)).join('')}</ul></div></div></div>`,
  ].join('');
}
