/** Limits of the specification (LIM-*), with the unit in each name. */

export const languages = ['PYTHON3', 'JAVA8', 'CPP17', 'JAVASCRIPT_NODE'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'PYTHON3';

export const languageLabels: Record<Language, string> = {
  PYTHON3: 'Python 3',
  JAVA8: 'Java 8',
  CPP17: 'C++17',
  JAVASCRIPT_NODE: 'JavaScript (Node.js)',
};

export const problemTypes = [
  'code',
  'multiple-choice',
  'debug',
  'fill-in-the-blank',
  'true-false',
  'multiple-answer',
  'ordering',
] as const;
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
/** Saves at least this often while the user types. */
export const maxSaveDelayMs = 2000;
/** Minimum time of the 'saving locally' indicator. */
export const savingIndicatorMs = 1000;

export const requestTimeoutMs = {
  probe: 4000,
  list: 5000,
  search: 10_000,
  write: 20_000,
  status: 15_000,
} as const;
/** Retries of a list or challenge request. */
export const requestRetries = 2;

export const problemPageSize = 5;
export const problemPageSizeMax = 200;

export const password = { minLength: 6, maxLength: 18 } as const;
export const username = { minLength: 4, maxLength: 20 } as const;
export const displayName = { minLength: 1, maxLength: 28 } as const;
export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];
/** `app`: the theme of the other parts of the page. */
export const editorThemes = ['app', 'dark', 'light', 'contrast'] as const;
/** Pixels. */
export const editorFontSize = { min: 10, max: 28, default: 14 } as const;
export const editorTabWidths = [2, 3, 4, 8] as const;
/** `auto`: only on phones. */
export const lineWraps = ['auto', 'on', 'off'] as const;
export const otp = { digits: 6, validMs: 10 * 60_000, triesMax: 5 } as const;
/** Bytes of the file, pixels of the longer side. */
export const avatar = { bytesMax: 100_000, pixelsMax: 256 } as const;
export const avatarBase64LengthMax = Math.ceil(avatar.bytesMax / 3) * 4;
export const ownSubmissionsPageMax = 50;
export const ownPracticePageMax = 500;
/** A year and the week it began in. */
export const activityDays = 53 * 7;
export const minimumAgeYears = 13;

export const runPolling = { intervalMs: 5000, maxAttempts: 5, waitSecondsMax: 5 } as const;

export const testCaseDefaults = { timeLimitSeconds: 1, memoryLimitMb: 256 } as const;
export const timeLimitSeconds = { presets: [1, 2, 5, 10, 30], min: 0.1, max: 300 } as const;
/** Judging one submission can take this long. */
export const timeLimitsTotalSecondsMax = 1800;
export const memoryLimitMb = { presets: [8, 64, 128, 256, 512], min: 8, max: 2048 } as const;

export const tagsMax = 10;
export const tagLengthMax = 40;
export const titleLengthMax = 120;
export const summaryLengthMax = 120;
/** Per problem; lengths in characters. */
export const helpLimits = { hintsMax: 3, hintLengthMax: 2000, editorialLengthMax: 50_000 } as const;
export const sharedSolutionLimits = { page: 10, skipMax: 10_000 } as const;
export const statementLengthMax = 100_000;
/** Besides the problem's own language. */
export const translationsMax = 20;
/** Per problem; bytes of the files. */
export const statementImageLimits = {
  imagesMax: 20,
  imageBytesMax: 1_000_000,
  allBytesMax: 3_000_000,
  pixelsMax: 8192,
} as const;
/** Those of the problem package format. */
export const licences = [
  'unknown',
  'public domain',
  'cc0',
  'cc by',
  'cc by-sa',
  'educational',
  'permission',
] as const;
export type Licence = (typeof licences)[number];
/** Characters of the author, source, address and rights owner. */
export const creditLengthMax = 300;
export const testCasesMax = 500;
/** One input or expected output. */
export const testCaseBytesMax = 32 * 1024 * 1024;
export const sourceBytesMax = 128 * 1024;
/** Per account; device names in characters. */
export const draftLimits = {
  codeBytesMax: 64 * 1024,
  draftsMax: 500,
  allBytesMax: 8 * 1024 * 1024,
  deviceLengthMax: 60,
  pageMax: 20,
} as const;
/** Custom inputs of a sample run, and characters in each. */
export const codeRunInputsMax = 5;
export const codeRunInputLengthMax = 64 * 1024;
/** Per checker; arguments per call. */
export const checkerFilesMax = 32;
export const checkerBytesMax = 1024 * 1024;
export const checkerArgumentsMax = 64;
/** Largest output of one run of a program; the judge's own limit is 16. */
export const outputLimitMb = { min: 1, max: 64 } as const;
/** Runs of a program on one test case, each with the input that the checker made in the run before. */
export const passesMax = 100;
export const checkerArgumentLengthMax = 1000;
/** Of a sample's explanation, in characters. */
export const sampleExplanationLengthMax = 10_000;
/** Validators and generators of a problem; lengths in characters. */
export const toolLimits = {
  validatorsMax: 10,
  generatorsMax: 50,
  /** Of all programs together. */
  bytesMax: 4 * 1024 * 1024,
  nameLengthMax: 100,
  scriptLengthMax: 200_000,
} as const;
export const generatorLineLengthMax = 1000;
/** One request; the author's device asks again for the rest. */
export const generationLimits = { linesMax: testCasesMax, bytesMax: 32 * 1024 * 1024 } as const;
/** Of one test case. */
export const weightMax = 1000;
export const testGroupsMax = 200;
/** Nesting; packages use two or three levels. */
export const groupLevelsMax = 8;
/** Maximum absolute value. */
export const pointsMax = 1e9;
/** Jury solutions and other files, per problem. `keptBytesMax`: files outside of `submissions/`, together. */
export const juryLimits = {
  solutionsMax: 50,
  nameLengthMax: 200,
  filesMax: 100,
  fileBytesMax: 256 * 1024,
  keptBytesMax: 1024 * 1024,
} as const;
/** Problems per request, and bytes of text in one response. */
export const downloadBatchMax = 50;
export const downloadAnswerBytesMax = 4 * 1024 * 1024;

export const serversRefreshMs = 60_000;
/** The server accepts 1 MB. */
export const outboxBatch = { entriesMax: 100, bytesMax: 256 * 1024 } as const;
/** Minimum time that a server keeps a key. */
export const idempotencyKeepDays = 180;
export const questionEditorSplitPercent = { question: 40, editor: 60 } as const;

/** LIM-12 and others; lengths in characters. */
export const questionLimits = {
  optionsMin: 2,
  optionsMax: 4,
  /** With several right options. */
  manyOptionsMax: 8,
  optionLengthMax: 2000,
  linesMin: 2,
  linesMax: 20,
  lineLengthMax: 500,
  otherOrdersMax: 20,
  blanksMax: 20,
  alternativesMax: 20,
  answerLengthMax: 200,
} as const;

/** BUG-9: replaces a missing email. */
export const anonymousReporter = 'Anonymous';

/** LIM-18 and others. */
export const reportTypes = ['bug', 'feature', 'other'] as const;
export type ReportType = (typeof reportTypes)[number];
export const reportLimits = {
  descriptionLengthMax: 10_000,
  urlLengthMax: 2000,
  screenPixelsMax: 100_000,
  screenshotBytesMax: 3 * 1024 * 1024,
  imagePixelsMax: 8192,
} as const;
/** LIM-16 */
export const screenshotBackground = '#181818';

/** LIM-8 */
export const timerMarksMinutes = [10, 5, 1] as const;
/** LIM-9 */
export const proctorReturnMs = 15_000;
/** LIM-10 */
export const contestDefaultDays = { start: 5, end: 6 } as const;
/** LIM-11 and others; lengths in characters, durations in minutes. */
export const contestLimits = {
  nameLengthMax: 120,
  shownNameLengthMax: 30,
  organisationLengthMax: 80,
  sectionLengthMax: 20_000,
  durationMinutesMin: 1,
  durationMinutesMax: 60 * 24 * 30,
  problemsMax: 100,
  warningsMax: 5,
  warningsDefault: 3,
  /** Time away in total for one warning; 0: each absence is one. */
  warningSecondsMax: 600,
  passwordLengthMin: 4,
  passwordLengthMax: 64,
  emailsMax: 5000,
  domainsMax: 200,
  lateSyncMinutesMax: 120,
  medalsMax: 1000,
  lateSyncMinutesDefault: 10,
  freezeMinutesMax: 60 * 24,
  penaltyMinutesDefault: 20,
  penaltyMinutesMax: 24 * 60,
  problemPointsDefault: 100,
  problemPointsMax: 10_000,
  eventsAtOnceMax: 100,
  commitmentsAtOnceMax: 200,
  /** Per run. High, because an entry without a commitment can be held. */
  commitmentsKept: 5000,
  /** In one contact, and per run. */
  draftsAtOnceMax: 20,
  draftsKept: 2000,
  /** Per run. */
  refusedEntriesKept: 50,
  causeLengthMax: 300,
} as const;
/** CWIZ-34: pixels, and bytes of the file. */
export const contestImages = {
  customLogo: { width: 100, height: 100, bytesMax: 100_000 },
  customBanner: { width: 700, height: 300, bytesMax: 300_000 },
} as const;
/** Lengths in characters. */
/** Entries whose clocks differ more than this are held for manual review. */
export const contestEvidence = { disagreementMs: 30_000, commitmentMs: 60_000 } as const;
export const leaderboardPageSize = 100;
export const leaderboardPageSizeMax = 500;
