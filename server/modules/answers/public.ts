export { readQuestion } from './find-question';
export { judgeAnswer } from './judge-answer';
