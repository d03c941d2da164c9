import { type ProblemType, problemTypes } from '../limits';

/** LIM-17 */
export type QuestionType = Exclude<ProblemType, 'code' | 'debug'>;

export function isQuestionType(type: ProblemType): type is QuestionType {
  return type !== 'code' && type !== 'debug';
}

export const problemKinds = ['program', 'question'] as const;
export type ProblemKind = (typeof problemKinds)[number];

export function typesOfKind(kind: ProblemKind): ProblemType[] {
  return problemTypes.filter((type) => isQuestionType(type) === (kind === 'question'));
}
