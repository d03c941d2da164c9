/** Shared by the server's first screen and the app, so that cards do not change when the app takes over. */
import type { ChallengeListItem } from '../entities/challenge';
import type { Difficulty } from '../limits';

const tagsMax = 4;

/** Without tags that all challenges have. */
export function cardTags(challenges: readonly Pick<ChallengeListItem, 'tags'>[]): string[][] {
  const isCommon = (tag: string) =>
    challenges.length > 1 && challenges.every(({ tags }) => tags.includes(tag));
  return challenges.map(({ tags }) => tags.filter((tag) => !isCommon(tag)).slice(0, tagsMax));
}

/** Easiest and hardest; one if equal. */
export function cardDifficulties({
  difficulties = [],
}: Pick<ChallengeListItem, 'difficulties'>): Difficulty[] {
  return [...new Set([difficulties.at(0), difficulties.at(-1)])].filter((one) => one !== undefined);
}
