/** The strategy for questions: an answer and what is right in, points out. Nothing here is known to a browser. */
import type { AnswerReceipt } from '../../../contract/entities/answer';
import type { Answer, BlankAnswer, Question } from '../../../contract/entities/question';

export type Marks = Pick<AnswerReceipt, 'correct' | 'score' | 'correctAnswer' | 'blanks'>;

/** All or nothing (D-31). Undefined: this is not an answer to a question of this type. */
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

/** White space around and runs of it within do not count, nor how a character is composed, nor capitals unless said otherwise. */
function fills({ correctAnswer, alternatives, caseSensitive }: BlankAnswer, text: string): boolean {
  const plain = (value: string) => {
    const spaced = value.normalize('NFC').trim().replace(/\s+/g, ' ');
    return caseSensitive ? spaced : spaced.toLowerCase();
  };
  // An empty alternative would make an untouched blank right.
  const accepted = [correctAnswer, ...alternatives].map(plain).filter((value) => value !== '');
  return accepted.includes(plain(text));
}
