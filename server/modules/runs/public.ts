export { validateOnce } from './known-validation';
export { tryCheckerByQueue, tryTestsByQueue } from './try-by-queue';
