/** Only on the server, because the solution must not reach the browser. */
import type { AnswerReceipt } from '../../../contract/entities/answer';
import type { Answer, BlankAnswer, Question, QuestionOption } from '../../../contract/entities/question';
import { sortedLines } from '../../../contract/rules/questions/ordering-lines';

export type Marks = Pick<AnswerReceipt, 'correct' | 'score' | 'correctAnswer' | 'blanks'>;

/** D-31. Undefined: the answer does not fit the question (`answer-fault.ts`). */
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
      if (typeof answer !== 'object' || Array.isArray(answer)) return undefined;
      return judgeBlanks(question.blankAnswers, answer);
    case 'multiple-answer':
      return Array.isArray(answer) ? judgeChosen(question, answer) : undefined;
    case 'ordering':
      return Array.isArray(answer) ? judgeOrder(question, answer) : undefined;
    default:
      return question satisfies never;
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

interface Chosen {
  readonly options: readonly QuestionOption[];
  readonly partialPoints: boolean;
}

/**
 * Full points for exactly the right options. With partial points, each right option earns an equal share of 100, and
 * each wrong one costs a share; never less than 0, and less than 100 for anything but the exact set (decision 119).
 */
function judgeChosen({ options, partialPoints }: Chosen, chosen: readonly string[]): Marks | undefined {
  const known = new Map(options.map((option) => [option.id, option.isCorrect]));
  if (new Set(chosen).size !== chosen.length || !chosen.every((id) => known.has(id))) return undefined;
  const right = options.flatMap(({ id, isCorrect }) => (isCorrect ? [id] : []));
  const hits = chosen.filter((id) => known.get(id)).length;
  const misses = chosen.length - hits;
  const correct = hits === right.length && misses === 0;
  const share = Math.floor((100 * Math.max(0, hits - misses)) / right.length);
  return {
    ...pointsFor(correct),
    ...(partialPoints && !correct && { score: share }),
    correctAnswer: right,
  };
}

interface Ordering {
  readonly lines: readonly string[];
  readonly otherOrders: readonly (readonly number[])[];
}

/** By text: equal lines are interchangeable. */
function judgeOrder({ lines, otherOrders }: Ordering, order: readonly string[]): Marks | undefined {
  const known = sortedLines(lines);
  const texts = new Map(known.map(({ id, text }) => [id, text]));
  const isWhole = order.length === lines.length && new Set(order).size === order.length;
  if (!isWhole || !order.every((id) => texts.has(id))) return undefined;
  const given = order.map((id) => texts.get(id));
  const rightOrders = [lines, ...otherOrders.map((places) => places.map((place) => lines[place]))];
  const correct = rightOrders.some((right) => right.every((text, at) => text === given[at]));
  return { ...pointsFor(correct), correctAnswer: idsOf(lines, known) };
}

function idsOf(lines: readonly string[], known: readonly { id: string; text: string }[]): string[] {
  const left = [...known];
  return lines.map((line) => {
    const at = left.findIndex(({ text }) => text === line);
    return left.splice(at, 1)[0]?.id ?? '';
  });
}

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
