/** What the composition root asks of sample runs. */
export { tryCheckerByQueue } from './try-checker';
