import * as z from 'zod/mini';
import { starterCode } from '../../rules/starter-code';
import {
  CreateFillInTheBlank,
  CreateMultipleAnswer,
  CreateMultipleChoice,
  CreateOrdering,
  CreateTrueFalse,
} from '../question';
import { CreateProblem } from './problem';
import type { InitialCode } from './program-template';

const isOwnWork = ({ language, code }: InitialCode) =>
  code.trim() !== '' && code.trim() !== starterCode(language).trim();

/** D-21: the unchanged template is not a faulty program. */
const ProgrammedProblem = CreateProblem.check(
  z.refine(({ type, initialCode }) => type !== 'debug' || initialCode.some(isOwnWork), {
    path: ['initialCode'],
    message: 'Problem validation failed - missing required fields for the selected problem type',
  }),
);

/** Body of POST /problem/create. */
export const NewProblem = z.discriminatedUnion('type', [
  ProgrammedProblem,
  CreateMultipleChoice,
  CreateTrueFalse,
  CreateFillInTheBlank,
  CreateMultipleAnswer,
  CreateOrdering,
]);
export type NewProblem = z.infer<typeof NewProblem>;
