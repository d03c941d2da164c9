export { tryCheckerByQueue } from './try-checker';
