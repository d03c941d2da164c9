/** The problem from the form, not validated (ENT-8 … 11). */
import type * as z from 'zod/mini';
import type { CheckerConfig, TokensChecker } from '../../../contract/entities/checker/checker-config';
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { type Language, languages } from '../../../contract/limits';
import { starterCode } from '../../../contract/rules/starter-code';
import { questionData } from '../../parts/authoring/question-draft';
import type { CaseForm, LimitForm, ProblemForm } from './problem-form';
import { statementOf } from './statement-form';

export function toProblem(form: ProblemForm) {
  const { title, description, tags, difficulty, explanation } = form;
  const summary = form.summary.trim();
  const texts = { title, ...(summary && { summary }), description, explanation };
  const common = { ...texts, tags, difficulty, public: form.public, ...helpOf(form), ...statementOf(form) };
  if (form.type !== 'code' && form.type !== 'debug') {
    const data = questionData(form.type, form.questionData);
    return { ...common, type: form.type, questionData: data } as z.input<typeof NewProblem>;
  }
  return {
    ...common,
    type: form.type,
    inputFormat: form.inputFormat,
    outputFormat: form.outputFormat,
    sampleInput: form.sampleInput,
    sampleOutput: form.sampleOutput,
    constraints: form.constraints,
    testCases: toCases(form),
    initialCode: ownCode(form),
    checker: toChecker(form),
    ...(form.scoring && { scoring: form.scoring }),
    ...toolsOf(form),
    ...juryOf(form),
  } satisfies z.input<typeof NewProblem>;
}

/** Without the member if there are none. */
function toolsOf({ tools }: Pick<ProblemForm, 'tools'>) {
  const { validators, generators, script } = tools;
  return validators.length + generators.length > 0 || script.trim() !== '' ? { tools } : {};
}

/** Without the members that the problem does not have. */
export function helpOf({ hints: typed, editorial }: Pick<ProblemForm, 'hints' | 'editorial'>) {
  const hints = typed.map((hint) => hint.trim()).filter((hint) => hint !== '');
  return { ...(hints.length > 0 && { hints }), ...(editorial.trim() !== '' && { editorial }) };
}

/** Without the members that the problem does not have. */
export function juryOf({ solutions, juryFiles }: Pick<ProblemForm, 'solutions' | 'juryFiles'>) {
  // Untouched ones are not published.
  const own = solutions.filter(
    ({ source, language }) => source.trim() !== '' && source.trim() !== starterCode(language).trim(),
  );
  const jurySolutions = own.map(({ key: _, ...solution }) => solution);
  return {
    ...(jurySolutions.length > 0 && { jurySolutions }),
    ...(juryFiles.length > 0 && { juryFiles }),
  };
}

export const toCases = ({ testCases }: Pick<ProblemForm, 'testCases'>) => testCases.map(toCase);

function toCase({
  key: _,
  isTaken: __,
  hasOwnLimits: ___,
  timeLimit,
  memoryLimit,
  weight,
  ...rest
}: CaseForm) {
  return {
    ...rest,
    timeLimit: numberOf(timeLimit.value),
    memoryLimit: numberOf(memoryLimit.value),
    weight: numberOf(weight),
  };
}

/** NaN, which no limit accepts, if the text is not a number. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** Null while empty. */
export const limitNumber = ({ value }: LimitForm) => (value.trim() === '' ? null : Number(value));

/** Leaves out untouched templates: they are the default. */
function ownCode({ initialCode, hasGaps }: ProblemForm) {
  const gaps = hasGaps && { gaps: true as const };
  return languages.flatMap((language) =>
    isOwnCode({ initialCode }, language) ? [{ language, code: initialCode[language] ?? '', ...gaps }] : [],
  );
}

export function isOwnCode({ initialCode }: Pick<ProblemForm, 'initialCode'>, language: Language): boolean {
  const code = (initialCode[language] ?? '').trim();
  return code !== '' && code !== starterCode(language).trim();
}

export function toChecker(form: ProblemForm): CheckerConfig {
  const run = form.run && { run: form.run };
  if (form.checkerKind === 'custom') return { ...form.custom, ...run };
  const { caseSensitive, spaceChangeSensitive, compares } = form;
  if (compares) return { type: 'tokens', compares, ...run };
  return {
    type: 'tokens',
    ...run,
    ...(caseSensitive && { caseSensitive }),
    ...(spaceChangeSensitive && { spaceChangeSensitive }),
    ...(form.checkerKind === 'float' && tolerancesOf(form)),
  };
}

/** Equal values become one, as in hand-written packages. */
function tolerancesOf({ floatAbsolute, floatRelative }: ProblemForm): Partial<TokensChecker> {
  const [absolute, relative] = [numberOf(floatAbsolute), numberOf(floatRelative)];
  if (absolute === relative && absolute >= 0 && absolute <= 1) return { floatTolerance: absolute };
  return {
    ...(floatAbsolute.trim() !== '' && { floatAbsoluteTolerance: absolute }),
    ...(floatRelative.trim() !== '' && { floatRelativeTolerance: relative }),
  };
}
