/** Functions for the composition root. */
export { tryCheckerByQueue } from './try-checker';
