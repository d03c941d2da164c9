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
/** The longest time that anything typed waits to be saved, also when the user types without a pause. */
export const saveAtMostMs = 2000;
/** How long the 'saving locally' indicator stays visible at least. */
export const savingIndicatorMs = 1000;

export const requestTimeoutMs = {
  probe: 4000,
  list: 5000,
  search: 10_000,
  write: 20_000,
  status: 15_000,
} as const;
/** Tries after the first failed one of a list or challenge request. */
export const requestRetries = 2;

export const problemPageSize = 5;
export const problemPageSizeMax = 200;

export const password = { minLength: 6, maxLength: 18 } as const;
export const username = { minLength: 4, maxLength: 20 } as const;
export const displayName = { minLength: 1, maxLength: 28 } as const;
export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];
/** The code by which a password is reset. */
export const otp = { digits: 6, validMs: 10 * 60_000, triesMax: 5 } as const;
/** A picture of oneself: bytes of the file, pixels of its longer side. */
export const avatar = { bytesMax: 100_000, pixelsMax: 256 } as const;
export const avatarBase64LengthMax = Math.ceil(avatar.bytesMax / 3) * 4;
export const ownSubmissionsPageMax = 50;
/** Solved problems and answers of an account on one page. */
export const ownPracticePageMax = 500;
/** Of a profile's calendar: a year and the week it began in. */
export const activityDays = 53 * 7;
export const minimumAgeYears = 13;

export const runPolling = { intervalMs: 5000, maxAttempts: 5, waitSecondsMax: 5 } as const;

export const testCaseDefaults = { timeLimitSeconds: 1, memoryLimitMb: 256 } as const;
export const timeLimitSeconds = { presets: [1, 2, 5, 10, 30], min: 0.1, max: 300 } as const;
/** Of all test cases of a problem: every submission may take that long. */
export const timeLimitsTotalSecondsMax = 1800;
export const memoryLimitMb = { presets: [8, 64, 128, 256, 512], min: 8, max: 2048 } as const;

export const tagsMax = 10;
export const tagLengthMax = 40;
export const titleLengthMax = 120;
export const statementLengthMax = 100_000;
export const testCasesMax = 500;
/** Longest input or expected output of one test case. */
export const testCaseBytesMax = 32 * 1024 * 1024;
export const sourceBytesMax = 128 * 1024;
/** What a server keeps of an account's drafts: one of them, how many, and all together; names of devices in characters. */
export const draftLimits = {
  codeBytesMax: 64 * 1024,
  draftsMax: 500,
  allBytesMax: 8 * 1024 * 1024,
  deviceLengthMax: 60,
  pageMax: 20,
} as const;
/** Samples on the judge: inputs of one's own beside them, and how many characters of each. */
export const codeRunInputsMax = 5;
export const codeRunInputLengthMax = 64 * 1024;
/** A checker of one's own: how many files, all of them together, and the arguments of one call. */
export const checkerFilesMax = 32;
export const checkerBytesMax = 1024 * 1024;
export const checkerArgumentsMax = 64;
export const checkerArgumentLengthMax = 1000;
export const testGroupsMax = 200;
/** Of groups within each other; packages have two or three. */
export const groupLevelsMax = 8;
/** Points of a problem's own scale: further from 0 than this nobody counts. */
export const pointsMax = 1e9;
/** Problems asked for at once while downloading, and how much text comes with one answer. */
export const downloadBatchMax = 50;
export const downloadAnswerBytesMax = 4 * 1024 * 1024;

export const serversRefreshMs = 60_000;
/** Entries of an outbox that travel together: how many, and how much a sender puts into one body. A server takes 1 MB. */
export const outboxBatch = { entriesMax: 100, bytesMax: 256 * 1024 } as const;
/** The least time an idempotency key is remembered by a server. */
export const idempotencyKeepDays = 90;
export const questionEditorSplitPercent = { question: 40, editor: 60 } as const;

/** LIM-12, and what a question may hold beside; lengths in characters. */
export const questionLimits = {
  optionsMin: 2,
  optionsMax: 4,
  optionLengthMax: 2000,
  blanksMax: 20,
  alternativesMax: 20,
  answerLengthMax: 200,
} as const;

/** BUG-9: what stands in the place of an e-mail that was not given. */
export const anonymousReporter = 'Anonymous';

/** LIM-18, and how much of it a server takes. */
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
/** LIM-11, and what a contest may hold beside; lengths in characters, durations in minutes. */
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
  passwordLengthMin: 4,
  passwordLengthMax: 64,
  emailsMax: 5000,
  domainsMax: 200,
  lateSyncMinutesMax: 120,
  lateSyncMinutesDefault: 10,
  freezeMinutesMax: 60 * 24,
  eventsAtOnceMax: 100,
  commitmentsAtOnceMax: 200,
  /** Refused entries of one run that its organiser can see. */
  refusedEntriesKept: 50,
  causeLengthMax: 300,
} as const;
/** CWIZ-34: pixels, and bytes of the file. */
export const contestImages = {
  customLogo: { width: 100, height: 100, bytesMax: 100_000 },
  customBanner: { width: 700, height: 300, bytesMax: 300_000 },
} as const;
/** What an organiser may say and give. Lengths in characters. */
export const contestManageLimits = {
  messageLengthMax: 2000,
  correctionNoteMax: 500,
  extraTimeMsMax: 24 * 3_600_000,
  /** Messages of a contest that one person is told at once. */
  messagesShown: 200,
  /** Entries that the dashboard shows at once; what is held is always among them. */
  entriesShown: 500,
} as const;
/** Times of an entry that lie further apart than this are not believed without a person. */
export const contestEvidence = { disagreementMs: 30_000, commitmentMs: 60_000 } as const;
export const leaderboardPageSize = 100;
export const leaderboardPageSizeMax = 500;
