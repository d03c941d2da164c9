import { translated } from '../../lib/translation';

/** Texts of the question editors. */
export const messages = translated('features/question-editor', {
  question: 'Question',
  markdownHint: 'Markdown, with formulas between dollar signs.',

  options: 'Options',
  optionsHint: 'Select the correct option.',
  option: (letter: string) => `Option ${letter}`,
  optionIsCorrect: (letter: string) => `Option ${letter} is correct`,
  removeOption: (letter: string) => `Remove option ${letter}`,
  addOption: 'Add Option',

  statementHint: 'A statement that is true or false. Markdown, with formulas between dollar signs.',
  correctAnswer: 'Correct answer',
  true: 'True',
  false: 'False',
  truthMissing: 'Please select the correct answer (True or False)',

  blanksHint: 'Markdown. Write [[blank:name]] for each blank.',
  insertBlank: 'Insert Blank',
  noBlanks: 'No blanks detected in your question...',
  noBlanksHint: 'Put the cursor where a blank should be and press Insert Blank.',
  repeatedBlank: (id: string) => `[[blank:${id}]] appears more than once. Give each blank a different name.`,
  invalidBlank: (text: string) =>
    `${text} is not a valid blank. Write [[blank:name]], where the name has only letters, digits, - and _.`,
  answers: 'Answers',
  answersHint: 'Spaces before and after an answer are ignored. Several spaces in a row count as one.',
  blank: (number: number, id: string) => (
    <>
      Blank {number} <code>{id}</code>
    </>
  ),
  alternatives: 'Alternative answers',
  alternativesHint: 'Optional. Other correct answers, one per line.',
  caseSensitive: 'Case-sensitive',
});
