export { tryCheckerByQueue, tryTestsByQueue } from './try-by-queue';
