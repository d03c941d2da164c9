/** Challenges in content/challenges, which a new server has. */
export const builtInChallenges = 12;
