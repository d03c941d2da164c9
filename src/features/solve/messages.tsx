import { translated } from '../../lib/translation';
import { counted } from '../../lib/words';

/** Texts of the solve page. */
export const messages = translated('features/solve', {
  page: {
    title: 'Solve',
    problem: (problemID: string) => `Problem ${problemID}`,
    explore: 'Explore',
    challenge: 'Challenge',
    views: 'Parts of this screen',
    statement: 'Statement',
    code: 'Code',
    results: 'Results',
    statementWidth: 'Width of the statement',
    editorHeight: 'Height of the editor',
    previousProblem: 'Previous problem',
    nextProblem: 'Next problem',
    problemOf: (number: number, total: number) => `${number} of ${total}`,
    placeIn: (number: number, total: number, challenge: string) => `${number} of ${total} in ${challenge}`,
  },
  actions: {
    runSamples: 'Run samples',
    runInput: 'Run my input',
    runWhenOnline: 'Run when online',
    runKeys: 'Ctrl or Cmd + Enter',
    runOnJudgeKeys: 'Run on the judge: Ctrl or Cmd + Enter',
    cancel: 'Cancel',
    submit: 'Submit',
    submitKeys: 'Ctrl or Cmd + Shift + Enter',
  },
  editor: {
    language: 'Language',
    label: 'Code',
    keyboardShortcuts: 'Keyboard shortcuts',
    leaveByKeys: (
      <>
        <kbd>Esc</kbd> then <kbd>Tab</kbd> leaves the editor
      </>
    ),
    resetCode: 'Reset to the original code',
    symbols: 'Symbols',
    indent: 'Indent',
    run: 'Run',
    undo: 'Undo',
    redo: 'Redo',
    left: 'Move left',
    right: 'Move right',
    up: 'Move up',
    down: 'Move down',
    notJudgedOption: (language: string) => `${language} (judge unavailable)`,
    notJudged: (language: string, reason: string | undefined) =>
      [
        `The server cannot judge ${language} at the moment.`,
        ...(reason ? [reason] : []),
        `You can still submit: your submission waits until ${language} is available.`,
      ].join(' '),
  },
  draft: {
    saving: 'Saving locally…',
    saved: 'Saved on this device',
    changedInTab: 'Not saved: changed in another tab',
    changedOnDevice: 'Not saved: changed on another device',
    failed: 'Could not save on this device',
    tabConflict:
      'This code was changed in another tab. Your changes are not saved until you choose a version. The other version stays under “Your submissions”.',
    deviceConflict: (device: string, moment: string) =>
      `This code was changed on another device, ${moment}, ${device}. Your changes are not saved until you choose a version. The other version stays under “Your submissions”.`,
    unsentConflict: (device: string, moment: string) =>
      `This code was also changed on another device, ${moment}, ${device}. Your changes are saved on this device, but they are not sent to your other devices until you choose a version. The other version stays under “Your submissions”.`,
    useOther: 'Use the other version',
    keepThis: 'Keep this version',
    thisDevice: 'this device',
    arrived: 'Loaded your code from another device',
    arrivedFrom: (device: string, moment: string) =>
      `From ${device}, ${moment}. The code that was here before is under “Your submissions”.`,
    resetDone: 'Code reset to the original',
    undo: 'Undo',
    restored: 'Version restored',
    restoreFailed: 'Could not restore the code',
  },
  difference: {
    show: 'Show the difference',
    label: (before: string, after: string) => `Difference between ${before} and ${after}`,
    names: (before: string, after: string) => `− ${before}   + ${after}`,
    skippedLines: (count: number) => `… ${counted(count, 'line')}`,
  },
  statement: {
    changed: (newVersion: number, shownVersion: number) =>
      `This statement was changed (version ${newVersion}). You still see version ${shownVersion}. Your submissions are judged by the new version.`,
    showNew: 'Show the new statement',
    changedSince: (version: number, codeVersion: number) =>
      `This statement was changed since you last worked on it. You see version ${version}. You wrote your code for version ${codeVersion}.`,
    dismiss: 'Got it',
    version: (version: number) => `version ${version}`,
  },
  results: {
    samples: 'Samples',
    customInput: 'Custom input',
    verdict: 'Verdict',
    submissions: 'Your submissions',
  },
  submission: {
    notSaved: 'Your submission was not saved',
    notSavedBecause: (reason: string) => `Your submission was not saved. ${reason}`,
    serverFault:
      'The server has a problem. Your code is saved on this device and is sent as soon as the server works again.',
    /** RUN-22: the server's message follows. */
    gone: 'The server no longer has this submission, so there is no result. Submit the program again.',
    failed: (reason: string) => `An error occurred while running the code. ${reason}`.trim(),
    /** RUN-21 */
    tooManyRequests: 'An error occurred while running the code. Too many requests. Please try again later.',
    notAccepted: (reason: string) => `Not accepted: ${reason}`,
    judged: (verdict: string) => `Judged: ${verdict}.`,
    standing: {
      counted: 'Counts in the contest.',
      late: 'Counts in the contest: it was sent late, but within the grace period.',
      held: 'Held for review: the organiser decides.',
      refused: 'Does not count in the contest.',
    },
  },
  run: {
    /** RUN-1 */
    emptyCode: 'Code cannot be empty.',
    sample: (number: number) => `Sample ${number}`,
    yourInput: 'Your input',
    yourInputNumber: (number: number) => `Your input ${number}`,
    compiler: 'Compiler',
    line: (line: number) => `Line ${line}`,
    showLine: (line: number) => `Show line ${line}`,
    inputLabel: 'Input for the next run',
    useFirstSample: 'Use sample 1',
    progress: 'Progress of the run',
    downloadingRuntime: 'Downloading the runtime…',
    startingRuntime: 'Starting the runtime…',
    running: 'Running…',
    runningCase: (number: number, total: number) => `Running (${number} of ${total})…`,
    bytes: (done: string, total: string) => `${done} of ${total}`,
    olderCode: 'From an older version of your code.',
    severalAnswers: 'This problem accepts more than one answer. Submit to get a verdict.',
    onDevice:
      'Ran on this device. Its speed, memory and stack differ from the judge’s. Submit to run all test cases on the judge.',
    onJudge: 'Ran on the judge, with only the input shown here. Submit to run all test cases.',
  },
  /** Before the first run. */
  runHint: {
    interactive: 'This problem is interactive. Run lets your program talk to the judge on the samples.',
    multiPass:
      'Run gives your program the samples on the judge, several times in turn: each input follows from the output before.',
    interactiveOffline:
      'This problem is interactive. When there is a network, Run lets your program talk to the judge on the samples.',
    noCustomInput: 'Interactive problems don’t accept custom input. Run the samples instead.',
    noSamples: 'This problem has no samples. Enter an input under “Custom input” to run your program.',
    customInput: 'Run passes this input to your program and shows the output.',
    samples: (count: number) =>
      count === 1
        ? 'Run tests your program on the sample.'
        : `Run tests your program on the ${count} samples.`,
    onDevice: 'It runs on this device and needs no network.',
    onJudge: (language: string) => `It runs on the judge, because ${language} does not run on this device.`,
    onJudgeOffline: (language: string) =>
      `It runs on the judge when there is a network, because ${language} does not run on this device.`,
  },
  /** Results of one case. Never the name of a verdict: only the judge gives verdicts (D-42). */
  outcome: {
    matches: 'Output matches',
    differs: 'Output differs',
    interactionSucceeded: 'The interaction succeeded',
    interactionFailed: 'The interaction failed',
    ok: 'Finished',
    runtimeError: 'The program failed',
    failedWith: (signal: string) => `The program failed (${signal})`,
    failedWithExitCode: (exitCode: number) => `The program failed (exit code ${exitCode})`,
    timeLimit: 'Stopped: it took too long',
    memoryLimit: 'Stopped: it used too much memory',
    outputLimit: 'Stopped: it printed too much',
    compileError: 'Your program does not compile',
    notValid: (language: string) => `Your program is not valid ${language} (syntax error)`,
    cancelled: 'Cancelled',
    runtimeFailed: 'Could not run on this device',
    notRun: 'Not run',
  },
  remark: {
    nativeEngine: "Ran in this browser's own JavaScript engine: faster, but without a memory limit.",
    slowerThanLimit: (limit: string) =>
      `Took longer on this device than the limit of ${limit}. The judge may be faster, or may stop the program.`,
    stoppedAfter: (title: string) =>
      `Not run, because the program did not stop on ${title}. Each further sample would take as long.`,
  },
  summary: {
    finished: 'The run finished.',
    failed: 'The run ended with an error.',
    sampleMatches: 'The sample matches.',
    sampleDiffers: 'The sample does not match.',
    matching: (matching: number, total: number) => `${matching} of ${total} samples match.`,
  },
  judgeRun: {
    offline: 'Saved on this device. It runs on the judge when there is a network.',
    signInNeeded: 'Saved on this device. Sign in to run it.',
    signIn: 'Sign in',
    sending: 'Sending to the judge…',
    notSent: (reason: string) => `Not sent yet: ${reason} Retrying.`,
    queued: 'Queued at the judge…',
    running: 'The judge is running your program…',
    resultLater: 'The judge has your program. The result appears here when there is a network.',
    expired: 'The judge keeps results for one day and no longer has this one. Run your program again.',
    refused: (reason: string) => `The judge did not run your program. ${reason}`.trim(),
    failed:
      'The judge could not run your program. This is not an error in your program. Run it again in a moment.',
    dismiss: 'Dismiss',
    cancel: 'Cancel this run',
  },
  runtime: {
    downloading: (name: string) => `Downloading ${name}…`,
    downloadProgress: 'Progress of the download',
    cancelDownload: 'Cancel the download',
    missing: (name: string) =>
      `${name} is not on this device yet. Run downloads it, or you can download it now.`,
    notKept: (name: string) => `Over plain HTTP, the first run after a page load downloads ${name}.`,
    download: (name: string, size: string) => `Download ${name} for offline: ${size}`,
    cpp: 'C++',
    cppOnJudge: 'C++17 runs on the judge',
    cppAbsent:
      'Run and Submit send your code to the judge. You can download C++ for this device here as soon as the server offers it.',
    cppNotKept:
      'Run and Submit send your code to the judge. If you open this site over HTTPS, you can download C++ for this device.',
    cppOffline:
      'Run and Submit send your code to the judge when there is a network. You may then also be able to download C++ for this device.',
    cppMissing: 'C++17 is not on this device yet',
    downloadCpp: (size: string, memory: string) =>
      `Download C++ for this device: ${size}, uses about ${memory} of memory`,
    cppUse:
      'After the download, samples run on this device, even without a network. Until then, the judge runs them.',
    lowMemory: 'This device may not have enough memory for C++.',
    cppOnDevice: (size: string) => `C++ is on this device (${size}).`,
    removeCpp: 'Remove it',
  },
});
