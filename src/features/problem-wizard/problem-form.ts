/** The wizard's fields as typed, and the problem that they describe. */

import type { CheckerConfig } from '../../../contract/entities/checker/checker-config';
import type { RunRules } from '../../../contract/entities/checker/run-rules';
import type { JuryFile, JurySolution } from '../../../contract/entities/problem/jury-solution';
import type { Scoring } from '../../../contract/entities/problem/problem';
import type { ProblemTools, ValidatorArguments } from '../../../contract/entities/problem/problem-tools';
import {
  type Difficulty,
  difficulties,
  type Language,
  languages,
  type ProblemType,
  problemTypes,
  testCaseDefaults,
} from '../../../contract/limits';
import type { Compares } from '../../../contract/rules/judging/compare-lines';
import { slugFromTitle } from '../../../contract/rules/names/slug';
import { isQuestionType } from '../../../contract/rules/question-type';
import { starterCode } from '../../../contract/rules/starter-code';
import { defaultStatementLanguage } from '../../../contract/rules/statement/statement-names';
import {
  newQuestionDraft,
  type QuestionDraft,
  readQuestionDraft,
} from '../../parts/authoring/question-draft';
import { readFields } from '../../wizard/read-fields';
import { type CaseLimits, type LimitForm, markExceptions } from './cases/case-limits';
import { newCredits, type StatementFields } from './statement-form';

export type { CaseLimits, LimitForm };

export interface CaseForm {
  /** Stable while other cases move. */
  key: string;
  input: string;
  output: string;
  /** Seconds. */
  timeLimit: LimitForm;
  /** Megabytes. */
  memoryLimit: LimitForm;
  /** An exception to the limits of all cases. */
  hasOwnLimits?: boolean;
  weight: string;
  sample: boolean;
  group?: string;
  checkerArguments?: string[];
  validatorArguments?: ValidatorArguments;
  /** Of a sample, for learners. */
  explanation?: string;
  /** The line of the generators' list that made the input. */
  generatedBy?: string;
  /** From a package or a published problem: its texts may be empty. */
  isTaken?: boolean;
}

/** A jury solution: run before publishing, and never shown to learners (decision 113). */
export interface SolutionForm extends JurySolution {
  /** Stable while other solutions move. */
  key: string;
}

export type CheckerKind = 'tokens' | 'float' | 'custom';
export type CustomForm = Extract<CheckerConfig, { type: 'custom' }>;

export interface ProblemForm extends StatementFields {
  title: string;
  summary: string;
  description: string;
  tags: string[];
  difficulty: Difficulty;
  type: ProblemType;
  public: boolean;
  inputFormat: string;
  outputFormat: string;
  sampleInput: string;
  sampleOutput: string;
  constraints: string;
  explanation: string;
  /** May contain empty ones, which are not published. */
  hints: string[];
  editorial: string;
  testCases: CaseForm[];
  /** Of all cases without limits of their own. */
  limits: CaseLimits;
  /** Empty for questions (PWIZ-28). */
  initialCode: Partial<Record<Language, string>>;
  /** Learners write only in the gaps of `initialCode`. */
  hasGaps: boolean;
  checkerKind: CheckerKind;
  caseSensitive: boolean;
  spaceChangeSensitive: boolean;
  /** As typed, '' for none: a number passes if it is within one of them. */
  floatAbsolute: string;
  floatRelative: string;
  custom: CustomForm;
  /** From an imported problem; unchanged. */
  run: RunRules | null;
  compares: Compares | null;
  /** From an imported problem; unchanged. */
  scoring: Scoring | null;
  tools: ProblemTools;
  questionData: QuestionDraft;
  /** Kept from a package, for the export. */
  juryFiles: JuryFile[];
  solutions: SolutionForm[];
  /** Texts that a package or a published problem lacks: not required. */
  withoutTexts: string[];
  /** The note about a change of a published problem, for its other authors. */
  note: string;
  /** The published version that is edited; null for a new problem. */
  base: { id: string; version: number } | null;
}

const newLimits: CaseLimits = {
  timeLimit: { isCustom: false, value: String(testCaseDefaults.timeLimitSeconds) },
  memoryLimit: { isCustom: false, value: String(testCaseDefaults.memoryLimitMb) },
};

/** PWIZ-21 */
export function newCase(key: string): CaseForm {
  return {
    key,
    input: '',
    output: '',
    ...newLimits,
    weight: '1',
    sample: false,
  };
}

export function templates(): Record<Language, string> {
  return Object.fromEntries(languages.map((language) => [language, starterCode(language)])) as Record<
    Language,
    string
  >;
}

export const noTools: ProblemTools = { validators: [], generators: [], sharedFiles: [], script: '' };

const emptyChecker: CustomForm = {
  type: 'custom',
  protocol: 'exit-code',
  language: 'PYTHON3',
  files: [{ path: 'checker.py', content: '' }],
  arguments: [],
  interactive: false,
  scores: false,
};

export function newForm(): ProblemForm {
  return {
    title: '',
    summary: '',
    description: '',
    tags: [],
    difficulty: 'easy',
    type: 'code',
    public: true,
    inputFormat: '',
    outputFormat: '',
    sampleInput: '',
    sampleOutput: '',
    constraints: '',
    explanation: '',
    hints: [],
    editorial: '',
    language: defaultStatementLanguage,
    translations: [],
    openLanguage: '',
    images: [],
    credits: newCredits(),
    testCases: [newCase('1')],
    limits: newLimits,
    initialCode: templates(),
    hasGaps: false,
    checkerKind: 'tokens',
    caseSensitive: false,
    spaceChangeSensitive: false,
    floatAbsolute: '1e-6',
    floatRelative: '1e-6',
    custom: emptyChecker,
    run: null,
    compares: null,
    scoring: null,
    tools: noTools,
    questionData: newQuestionDraft(),
    juryFiles: [],
    solutions: [],
    withoutTexts: [],
    note: '',
    base: null,
  };
}

/** Accepts drafts of earlier builds. */
export function readForm(value: unknown): ProblemForm {
  if (typeof value !== 'object' || value === null) return newForm();
  const isOneOf = (known: readonly string[]) => (stored: unknown) => known.some((one) => one === stored);
  const isObject = (stored: unknown) => typeof stored === 'object';
  const read = readFields(
    newForm(),
    { ...readSingleTolerance(value), ...readReference(value), ...value },
    {
      difficulty: isOneOf(difficulties),
      type: isOneOf(problemTypes),
      checkerKind: isOneOf(['tokens', 'float', 'custom']),
      scoring: isObject,
      run: isObject,
      compares: (stored) => stored === null || typeof stored === 'string',
      base: isObject,
    },
  );
  const withLimits = 'limits' in value ? {} : markExceptions(read.testCases);
  return { ...read, ...withLimits, questionData: readQuestionDraft(read.questionData) };
}

/** Drafts of older builds had one tolerance for both kinds. */
function readSingleTolerance(value: object): Partial<ProblemForm> {
  if (!('floatTolerance' in value) || typeof value.floatTolerance !== 'string') return {};
  return { floatAbsolute: value.floatTolerance, floatRelative: value.floatTolerance };
}

/** Drafts of older builds had one solution. */
function readReference(value: object): Partial<ProblemForm> {
  if (!('reference' in value) || typeof value.reference !== 'object' || !value.reference) return {};
  const { language, code } = value.reference as { language?: Language; code?: string };
  const name = 'solution';
  if (!language || !languages.includes(language) || !code || code.trim() === starterCode(language).trim())
    return {};
  return { solutions: [{ key: '1', name, language, source: code, expected: ['AC'] }] };
}

/** PWIZ-27, PWIZ-28: only programs have starter code. */
export function withType(form: ProblemForm, type: ProblemType): Partial<ProblemForm> {
  if (isQuestionType(type)) return { type, initialCode: {} };
  const hasCode = Object.values(form.initialCode).some((code) => code.trim() !== '');
  return { type, ...(!hasCode && { initialCode: templates() }) };
}

/** PWIZ-11: derived from the title, '' without one; a published problem keeps its id. */
export function idOf({ title, base }: Pick<ProblemForm, 'title' | 'base'>): string {
  if (base) return base.id;
  return title.trim() === '' ? '' : slugFromTitle(title);
}
