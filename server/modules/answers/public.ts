export { answerTexts } from './answer-texts';
export { readQuestion } from './find-question';
export { judgeAnswer } from './judge-answer';
