/**
 * Content of challenge cards. The server's first screen and the app share it, so that cards do not change when the
 * app takes over.
 */
import type { ChallengeListItem } from '../entities/challenge';
import type { Difficulty } from '../limits';

const tagsMax = 4;

/** Tags of each card, in the order of the challenges, without tags that all challenges have. */
export function cardTags(challenges: readonly Pick<ChallengeListItem, 'tags'>[]): string[][] {
  const isCommon = (tag: string) =>
    challenges.length > 1 && challenges.every(({ tags }) => tags.includes(tag));
  return challenges.map(({ tags }) => tags.filter((tag) => !isCommon(tag)).slice(0, tagsMax));
}

/** The easiest and the hardest difficulty; one if equal, none if unknown. */
export function cardDifficulties({
  difficulties = [],
}: Pick<ChallengeListItem, 'difficulties'>): Difficulty[] {
  return [...new Set([difficulties.at(0), difficulties.at(-1)])].filter((one) => one !== undefined);
}
