/** Expected outcomes of abuse-programs/. None may print a line with ESCAPED. */
import type { Language } from '../../../../contract/limits';
import type { RunReport } from '../types';

export interface ProgramCase {
  language: Language;
  name: string;
  wrong: (report: RunReport, stdout: string) => string | null;
}

type Judgement = ProgramCase['wrong'];

const how = (report: RunReport) =>
  `killed by ${report.killedBy}, out of memory ${report.outOfMemory}, exit ${report.exitCode}, signal ${report.signal}: ${Buffer.from(report.stderr).toString('latin1').slice(-200)}`;
const unless = (fine: boolean, report: RunReport) => (fine ? null : how(report));

/** Exits normally after its attempts failed. */
const ends: Judgement = (report) => unless(report.exitCode === 0 && !report.killedBy, report);
const endsOrLate: Judgement = (report) => unless(report.exitCode === 0 || report.killedBy !== null, report);
const computesTooLong: Judgement = (report) => unless(report.killedBy === 'cpu', report);
const waitsTooLong: Judgement = (report) => unless(report.killedBy === 'wall', report);
const writesTooMuch: Judgement = (report) => unless(report.killedBy === 'output', report);
const doesNotSucceed: Judgement = (report) => unless(report.exitCode !== 0, report);
const exitsWith7: Judgement = (report) => unless(report.exitCode === 7, report);
/** The runtime may print warnings before the number. */
const fewThreads: Judgement = (report, stdout) =>
  report.exitCode !== 0 || Number(stdout.trim().split('\n').at(-1)) <= 400
    ? null
    : `started ${stdout} threads`;

const cases: Partial<Record<Language, Record<string, Judgement>>> = {
  PYTHON3: {
    'read-files': ends,
    'write-files': ends,
    processes: ends,
    network: ends,
    'native-calls': ends,
    signals: computesTooLong,
    limits: ends,
    'input-again': endsOrFailsToOpen,
    threads: fewThreads,
    hog: doesNotSucceed,
    'small-hog': doesNotSucceed,
    deep: doesNotSucceed,
    'big-number': doesNotSucceed,
    'flood-stdout': writesTooMuch,
    'flood-stderr': writesTooMuch,
    sleep: waitsTooLong,
    'spin-after-exit': computesTooLong,
    'catch-everything': doesNotSucceed,
    'exit-code': exitsWith7,
  },
  JAVASCRIPT_NODE: {
    'read-files': ends,
    'write-files': ends,
    processes: endsOrLate,
    network: endsOrLate,
    signals: computesTooLong,
    identity: ends,
    workers: doesNotSucceed,
    hog: doesNotSucceed,
    'buffer-hog': doesNotSucceed,
    'wasm-hog': doesNotSucceed,
    deep: doesNotSucceed,
    backtracking: computesTooLong,
    microtasks: doesNotSucceed,
    'flood-stdout': writesTooMuch,
    'flood-stderr': writesTooMuch,
    sleep: waitsTooLong,
    'wait-for-ever': waitsTooLong,
    'exit-code': exitsWith7,
  },
  JAVA8: {
    'read-files': ends,
    'write-files': ends,
    processes: ends,
    network: ends,
    threads: fewThreads,
    hog: doesNotSucceed,
    'direct-hog': doesNotSucceed,
    'catch-memory': doesNotSucceed,
    deep: doesNotSucceed,
    'flood-stdout': writesTooMuch,
    'flood-stderr': writesTooMuch,
    spin: computesTooLong,
    'spin-after-exit': computesTooLong,
    sleep: waitsTooLong,
    'exit-code': exitsWith7,
  },
};

function endsOrFailsToOpen(report: RunReport): string | null {
  return unless(!report.killedBy && (report.exitCode === 0 || report.exitCode === 1), report);
}

export const programCases: ProgramCase[] = Object.entries(cases).flatMap(([language, named]) =>
  Object.entries(named).map(([name, wrong]) => ({ language: language as Language, name, wrong })),
);
