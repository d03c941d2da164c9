/** Functions that other modules may use. */
export { checkSurroundings } from './check-surroundings';
export { listChallenges } from './queries';
