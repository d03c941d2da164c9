export { listChallenges } from './queries';
