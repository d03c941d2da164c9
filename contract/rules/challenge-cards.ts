/** What the cards of challenges show: the server's first screen and the app must agree, or the cards would change when the app takes over. */
import type { ChallengeListItem } from '../entities/challenge';
import type { Difficulty } from '../limits';

/** On a card there is room for so many tags. */
const tagsMax = 4;

/** The tags of each card, in the order of the challenges. A tag that all of them have tells nothing and is left out. */
export function cardTags(challenges: readonly Pick<ChallengeListItem, 'tags'>[]): string[][] {
  const isCommon = (tag: string) =>
    challenges.length > 1 && challenges.every(({ tags }) => tags.includes(tag));
  return challenges.map(({ tags }) => tags.filter((tag) => !isCommon(tag)).slice(0, tagsMax));
}

/** The easiest and the hardest of a challenge's difficulties; one where they are the same, none where they are not known. */
export function cardDifficulties({
  difficulties = [],
}: Pick<ChallengeListItem, 'difficulties'>): Difficulty[] {
  return [...new Set([difficulties.at(0), difficulties.at(-1)])].filter((one) => one !== undefined);
}
