import * as z from 'zod/mini';
import { starterCode } from '../rules/starter-code';
import { CreateProblem, type InitialCode } from './problem';
import { CreateFillInTheBlank, CreateMultipleChoice, CreateTrueFalse } from './question';

const isOwnWork = ({ language, code }: InitialCode) =>
  code.trim() !== '' && code.trim() !== starterCode(language).trim();

/** D-21: a debug problem needs a faulty program; the unchanged template is not enough. */
const ProgrammedProblem = CreateProblem.check(
  z.refine(({ type, initialCode }) => type !== 'debug' || initialCode.some(isOwnWork), {
    path: ['initialCode'],
    message: 'Problem validation failed - missing required fields for the selected problem type',
  }),
);

/** Body of POST /problem/create: a programming problem (code, debug) or a question. */
export const NewProblem = z.discriminatedUnion('type', [
  ProgrammedProblem,
  CreateMultipleChoice,
  CreateTrueFalse,
  CreateFillInTheBlank,
]);
export type NewProblem = z.infer<typeof NewProblem>;
