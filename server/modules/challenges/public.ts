export { checkSurroundings } from './check-surroundings';
export { listChallenges } from './queries';
