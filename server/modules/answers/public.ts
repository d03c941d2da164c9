/** Functions that other modules may use. */
export { readQuestion } from './find-question';
export { judgeAnswer } from './judge-answer';
