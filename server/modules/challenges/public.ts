/** What other modules ask of challenges. */
export { checkSurroundings } from './check-surroundings';
export { listChallenges } from './queries';
