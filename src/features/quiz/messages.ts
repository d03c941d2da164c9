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
    'multiple-answer': 'Several right options',
    ordering: 'Ordering',
  },
  oneAttempt: 'One attempt',

  yourAnswer: 'Your answer',
  chooseAll: 'Choose every right option.',
  partialPoints:
    'You also get points for a part of the right options, but each wrong option takes as many points away.',
  orderLines: 'Put the lines in the right order.',
  lines: 'Lines',
  missing: {
    option: 'Choose an option first.',
    options: 'Choose at least one option first.',
    truth: 'Choose True or False first.',
    blanks: (numbers: readonly number[]) =>
      `Fill in ${numbers.length === 1 ? 'blank' : 'blanks'} ${numbers.join(', ')} first.`,
  },
  readOnly: 'You cannot answer on this device: your contest continues on another one.',
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
  judgedAgain: (moment: string, wasCorrect: boolean) =>
    `The author corrected this question. Your answer was judged again ${moment}; before, it was ${wasCorrect ? 'correct' : 'wrong'}.`,
  partlyCorrect: 'Partly correct',
  wrongBlanks: (numbers: readonly number[]) =>
    `Check ${numbers.length === 1 ? 'blank' : 'blanks'} ${numbers.join(', ')} again.`,
  correctAnswer: 'Correct answer',
  explanation: 'Explanation',
});
