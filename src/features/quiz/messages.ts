import { translated } from '../../lib/translation';

/** Texts of the pages of a question. */
export const messages = translated('features/quiz', {
  title: 'Question',
  question: (problemID: string) => `Question ${problemID}`,
  explore: 'Explore',
  challenge: 'Challenge',
  types: {
    'multiple-choice': 'Multiple choice',
    'true-false': 'True or false',
    'fill-in-the-blank': 'Fill in the blank',
  },
  oneAttempt: 'One attempt',

  yourAnswer: 'Your answer',
  true: 'True',
  false: 'False',
  blank: (number: number) => `Blank ${number}`,
  submit: 'Submit',
  answerAgain: 'Answer again',
  draftSaved: 'Saved on this device until you submit.',
  notSaved: 'Your answer was not saved',

  refused: 'The server refused this answer.',

  held: 'Held for review: the organiser decides.',
  notCounted: 'Does not count in the contest.',
  correct: 'Correct',
  incorrect: 'Incorrect',
  points: (score: number) => `${score} of 100 points.`,
  wrongBlanks: (numbers: readonly number[]) =>
    `Check ${numbers.length === 1 ? 'blank' : 'blanks'} ${numbers.join(', ')} again.`,
  correctAnswer: 'Correct answer',
  explanation: 'Explanation',
});
