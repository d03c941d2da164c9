/** Only on the server, because the solution must not reach the browser. */
import type { AnswerReceipt } from '../../../contract/entities/answer';
import type { Answer, BlankAnswer, Question } from '../../../contract/entities/question';

export type Marks = Pick<AnswerReceipt, 'correct' | 'score' | 'correctAnswer' | 'blanks'>;

/** D-31. Undefined: the answer does not fit the type of question. */
export function judgeAnswer(question: Question, answer: Answer): Marks | undefined {
  switch (question.type) {
    case 'multiple-choice': {
      const { options } = question;
      if (!options.some(({ id }) => id === answer)) return undefined;
      const right = options.find(({ isCorrect }) => isCorrect)?.id ?? '';
      return { ...pointsFor(answer === right), correctAnswer: right };
    }
    case 'true-false':
      if (typeof answer !== 'boolean') return undefined;
      return { ...pointsFor(answer === question.correctAnswer), correctAnswer: question.correctAnswer };
    case 'fill-in-the-blank':
      if (typeof answer !== 'object') return undefined;
      return judgeBlanks(question.blankAnswers, answer);
  }
}

function judgeBlanks(blankAnswers: readonly BlankAnswer[], texts: Readonly<Record<string, string>>): Marks {
  const given = new Map(Object.entries(texts));
  const blanks = blankAnswers.map((blank) => ({
    id: blank.id,
    correct: fills(blank, given.get(blank.id) ?? ''),
  }));
  return {
    ...pointsFor(blanks.every(({ correct }) => correct)),
    correctAnswer: Object.fromEntries(blankAnswers.map(({ id, correctAnswer }) => [id, correctAnswer])),
    blanks,
  };
}

const pointsFor = (correct: boolean) => ({ correct, score: correct ? 100 : 0 });

/** Ignores surrounding and repeated whitespace, Unicode composition, and case unless `caseSensitive`. */
function fills({ correctAnswer, alternatives, caseSensitive }: BlankAnswer, text: string): boolean {
  const plain = (value: string) => {
    const spaced = value.normalize('NFC').trim().replace(/\s+/g, ' ');
    return caseSensitive ? spaced : spaced.toLowerCase();
  };
  // An empty alternative would accept an empty blank.
  const accepted = [correctAnswer, ...alternatives].map(plain).filter((value) => value !== '');
  return accepted.includes(plain(text));
}
