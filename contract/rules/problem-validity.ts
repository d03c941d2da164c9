/** PWIZ-23, PWIZ-29, PWIZ-31, with the wizard's messages. */
import { sentence } from '../translation';

export interface ProblemPlan {
  readonly id?: string | undefined;
  readonly title: string;
  readonly description: string;
}

export interface ProgramPlan extends ProblemPlan {
  readonly inputFormat: string;
  readonly outputFormat: string;
  readonly sampleInput: string;
  readonly sampleOutput: string;
  readonly constraints: string;
  readonly explanation: string;
  readonly testCases: readonly {
    readonly input: string;
    readonly output: string;
    readonly timeLimit: number | null;
    readonly memoryLimit: number | null;
  }[];
}

export interface ValidationIssue {
  /** As `testCases.0.input`. */
  readonly path: string;
  readonly message: string;
}

/** PWIZ-33 */
export const incompleteProblemText =
  'Problem validation failed - missing required fields for the selected problem type';

const isEmpty = (text: string) => text.trim() === '';

/** PWIZ-29: for every type. */
export function validateProblem({ id, title, description }: ProblemPlan): ValidationIssue[] {
  return [
    ...(id === '' ? [{ path: 'id', message: sentence('Problem ID is required') }] : []),
    ...(isEmpty(title) ? [{ path: 'title', message: sentence('Title is required') }] : []),
    ...(isEmpty(description) ? [{ path: 'description', message: sentence('Description is required') }] : []),
  ];
}

const programTexts = {
  inputFormat: 'Input format',
  outputFormat: 'Output format',
  sampleInput: 'Sample input',
  sampleOutput: 'Sample output',
  constraints: 'Constraints',
  explanation: 'Explanation',
} as const;

/** PWIZ-31. Imported packages can lack some of these texts. */
export function validateProgram(plan: ProgramPlan): ValidationIssue[] {
  const texts = Object.entries(programTexts).flatMap(([path, name]) =>
    isEmpty(plan[path as keyof typeof programTexts])
      ? [{ path, message: sentence(`${name} ${path === 'constraints' ? 'are' : 'is'} required`) }]
      : [],
  );
  return [...texts, ...plan.testCases.flatMap(validateCase)];
}

const caseFields = {
  input: 'Input',
  output: 'Expected output',
  timeLimit: 'Time limit',
  memoryLimit: 'Memory limit',
} as const;

/** PWIZ-23 */
function validateCase(testCase: ProgramPlan['testCases'][number], index: number): ValidationIssue[] {
  return Object.entries(caseFields).flatMap(([field, name]) => {
    const value = testCase[field as keyof typeof caseFields];
    if (value !== null && value !== '') return [];
    return [{ path: `testCases.${index}.${field}`, message: sentence(`${name} is required`) }];
  });
}
