import type { Language } from '../../../../contract/limits';
import { starterCode } from '../../../../contract/rules/starter-code';
import type { ProblemForm } from '../problem-form';

export interface AnswerSolution {
  key: string;
  name: string;
  language: Language;
  code: string;
}

/** The author's own solutions that can write expected outputs. */
export function answerSolutions({ reference }: Pick<ProblemForm, 'reference'>): AnswerSolution[] {
  const { language, code } = reference;
  const isUntouched = code.trim() === '' || code.trim() === starterCode(language).trim();
  return isUntouched ? [] : [{ key: 'reference', name: '', language, code }];
}
