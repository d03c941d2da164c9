import { questionLimits } from '../../../contract/limits';
import { locale, translated } from '../../lib/translation';

const { optionsMin, optionsMax, manyOptionsMax, optionLengthMax, linesMin, linesMax, lineLengthMax } =
  questionLimits;
const { blanksMax, alternativesMax, answerLengthMax, otherOrdersMax } = questionLimits;
const optionLength = optionLengthMax.toLocaleString(locale);

/** Texts of the question editors. */
export const messages = translated('features/question-editor', {
  question: 'Question',
  markdownHint: 'Markdown, with formulas between dollar signs.',

  options: 'Options',
  optionsHint: `Select the correct option. From ${optionsMin} to ${optionsMax} options, each of at most ${optionLength} characters.`,
  manyOptionsHint: `Select each correct option. From ${optionsMin} to ${manyOptionsMax} options, each of at most ${optionLength} characters.`,
  partialPoints: 'Points for a part of the right options',
  partialPointsHint:
    'Each right option earns an equal share of the points, and each wrong one takes a share away. Without this, only exactly the right options earn points.',
  option: (letter: string) => `Option ${letter}`,
  optionIsCorrect: (letter: string) => `Option ${letter} is correct`,
  removeOption: (letter: string) => `Remove option ${letter}`,
  addOption: 'Add Option',

  statementHint: 'A statement that is true or false. Markdown, with formulas between dollar signs.',
  correctAnswer: 'Correct answer',
  true: 'True',
  false: 'False',
  truthMissing: 'Please select the correct answer (True or False)',

  blanksHint: `Markdown. Write [[blank:name]] for each blank, for at most ${blanksMax} blanks.`,
  insertBlank: 'Insert Blank',
  noBlanks: 'No blanks detected in your question...',
  noBlanksHint: 'Put the cursor where a blank should be and press Insert Blank.',
  repeatedBlank: (id: string) => `[[blank:${id}]] appears more than once. Give each blank a different name.`,
  invalidBlank: (text: string) =>
    `${text} is not a valid blank. Write [[blank:name]], where the name has only letters, digits, - and _.`,
  answers: 'Answers',
  answersHint: `Spaces before and after an answer are ignored. Several spaces in a row count as one. Each answer has at most ${answerLengthMax} characters.`,
  blank: (number: number, id: string) => (
    <>
      Blank {number} <code>{id}</code>
    </>
  ),
  alternatives: 'Alternative answers',
  alternativesHint: `Optional. Other correct answers, one per line. At most ${alternativesMax}.`,
  caseSensitive: 'Case-sensitive',

  isCode: 'These are lines of a program',
  lines: 'Lines in the right order',
  linesHint: `Learners get these lines shuffled. You can paste several lines at once. Equal lines can change places. From ${linesMin} to ${linesMax} lines, each of at most ${lineLengthMax} characters.`,
  line: (number: number) => `Line ${number}`,
  removeLine: (number: number) => `Remove line ${number}`,
  addLine: 'Add line',
  otherOrders: 'Other right orders',
  otherOrdersHint: `Optional. Add each other order of the lines that is right too. At most ${otherOrdersMax}.`,
  otherOrder: (number: number) => `Other right order ${number}`,
  addOrder: 'Add another right order',
  removeOrder: (number: number) => `Remove other right order ${number}`,
});
