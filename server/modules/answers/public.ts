/** What other modules ask of answers. */
export { readQuestion } from './find-question';
export { judgeAnswer } from './judge-answer';
