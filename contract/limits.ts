/** Every constant of the specification's limits (LIM-*), with its unit in its name. */

export const languages = ['PYTHON3', 'JAVA8', 'CPP17', 'JAVASCRIPT_NODE'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'PYTHON3';

/** What a person reads for each language. */
export const languageLabels: Record<Language, string> = {
  PYTHON3: 'Python 3',
  JAVA8: 'Java 8',
  CPP17: 'C++17',
  JAVASCRIPT_NODE: 'JavaScript (Node.js)',
};

export const problemTypes = ['code', 'multiple-choice', 'debug', 'fill-in-the-blank', 'true-false'] as const;
export type ProblemType = (typeof problemTypes)[number];

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

export const debounceMs = {
  search: 500,
  availability: 500,
  password: 100,
  formField: 500,
  editor: 2000,
} as const;
/** How long the 'saving locally' indicator stays visible at least. */
export const savingIndicatorMs = 1000;

export const requestTimeoutMs = { list: 5000, search: 10_000, write: 20_000, status: 15_000 } as const;
/** Tries after the first failed one of a list or challenge request. */
export const requestRetries = 2;

export const problemPageSize = 5;
export const problemPageSizeMax = 200;

export const password = { minLength: 6, maxLength: 18 } as const;
export const username = { minLength: 4, maxLength: 20 } as const;
export const displayName = { minLength: 1, maxLength: 28 } as const;
export const minimumAgeYears = 13;

export const runPolling = { intervalMs: 5000, maxAttempts: 5, waitSecondsMax: 5 } as const;

export const testCaseDefaults = { timeLimitSeconds: 1, memoryLimitMb: 256, addedMemoryLimitMb: 8 } as const;
export const timeLimitSeconds = { presets: [1, 2, 5, 10, 30], min: 0.1, max: 300 } as const;
export const memoryLimitMb = { presets: [8, 64, 128, 256, 512], min: 8, max: 2048 } as const;

export const tagsMax = 10;
export const tagLengthMax = 40;
export const titleLengthMax = 120;
export const statementLengthMax = 100_000;
export const testCasesMax = 500;
/** Longest input or expected output of one test case. */
export const testCaseBytesMax = 32 * 1024 * 1024;
export const sourceBytesMax = 128 * 1024;

export const serversRefreshMs = 60_000;
/** The least time an idempotency key is remembered by a server. */
export const idempotencyKeepDays = 90;
export const questionEditorSplitPercent = { question: 40, editor: 60 } as const;
