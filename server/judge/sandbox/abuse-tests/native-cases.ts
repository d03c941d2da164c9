/** Expected outcomes of abuse/*.c. None may print a line that begins with ESCAPED. */
import type { RunLimits, RunReport } from '../types';

export interface AbuseWorld {
  /** A file of the judge, writable for everybody by its mode. */
  secretPath: string;
  judgePid: number;
  /** A port with a listener. */
  port: number;
  abstractSocket: string;
}

export interface AbuseMachine {
  /** Kernels may be without 32-bit calls, and some processors forbid them to virtual machines. */
  has32BitCalls: boolean;
}

export interface AbuseCase {
  args: (world: AbuseWorld) => string[];
  limits?: Partial<RunLimits>;
  wrong: (report: RunReport, text: string, machine: AbuseMachine) => string | null;
}

const how = (report: RunReport) =>
  `killed by ${report.killedBy}, out of memory ${report.outOfMemory}, exit ${report.exitCode}, signal ${report.signal}`;
const unless = (fine: boolean, report: RunReport) => (fine ? null : how(report));

const exits = (code: number) => (report: RunReport) =>
  unless(report.exitCode === code && !report.killedBy, report);
const killedBy = (reason: RunReport['killedBy']) => (report: RunReport) =>
  unless(report.killedBy === reason, report);
const outOfMemory = (report: RunReport) => unless(report.outOfMemory || report.killedBy === 'memory', report);
const diesOf = (signal: number) => (report: RunReport) =>
  unless(report.signal === signal && !report.killedBy, report);
/** Exits and prints a number up to this. */
const atMost = (limit: number) => (report: RunReport, text: string) =>
  report.exitCode === 0 && text.trim() !== '' && Number(text) <= limit
    ? null
    : `${how(report)}, printed ${text}`;

const alone = (name: string) => () => [name];
const SIGSYS = 31;
const SIGSEGV = 11;
const short = { cpuMs: 150, wallMs: 10_000 };
const quickWall = { wallMs: 150 };

export const abuseCases: Readonly<Record<string, AbuseCase>> = {
  'reads secrets': {
    args: ({ secretPath, judgePid }) => ['read-secrets', secretPath, String(judgePid)],
    wrong: exits(0),
  },
  'writes anywhere': { args: ({ secretPath }) => ['write-anywhere', secretPath], wrong: exits(0) },
  'changes attributes': { args: ({ secretPath }) => ['change-attributes', secretPath], wrong: exits(0) },
  'makes links': { args: ({ secretPath }) => ['links', secretPath], wrong: exits(0) },
  'overwrites its input': { args: alone('reopen-input'), wrong: exits(0) },
  'uses inherited files': { args: alone('inherited-files'), wrong: exits(0) },
  'fills /tmp': { args: alone('fill-tmp'), wrong: atMost(4) },
  'makes many files': { args: alone('many-files'), wrong: atMost(4096) },
  'opens many files': { args: alone('many-descriptors'), wrong: atMost(64) },
  'makes nested folders': {
    args: alone('deep-folders'),
    wrong: (report) => unless(report.exitCode === 0, report),
  },
  'makes a sparse file': { args: alone('sparse-file'), wrong: exits(0) },

  'requests privileges': { args: alone('privileges'), wrong: exits(0) },
  "tries the kernel's corners": { args: alone('kernel-surface'), wrong: exits(0) },
  'opens a terminal': { args: alone('terminal'), wrong: exits(0) },
  'makes 32-bit calls': {
    args: alone('call-32-bit'),
    wrong: (report, _, { has32BitCalls }) => diesOf(has32BitCalls ? SIGSYS : SIGSEGV)(report),
  },
  'makes x32 calls': { args: alone('call-x32'), wrong: diesOf(SIGSYS) },
  'runs a set-uid program': {
    args: alone('set-uid-program'),
    wrong: (report) => unless(!report.killedBy, report),
  },

  'hogs memory': { args: alone('hog'), wrong: outOfMemory },
  'hogs shared memory': { args: alone('shared-hog'), wrong: outOfMemory },
  'reserves a terabyte': { args: alone('reserve'), wrong: exits(0) },
  'keeps memory elsewhere': { args: alone('elsewhere'), wrong: exits(0) },
  'keeps memory in pipes': {
    args: alone('pipes'),
    wrong: (report, text) => (outOfMemory(report) === null ? null : atMost(40)(report, text)),
  },
  'keeps memory in sockets': {
    args: alone('socket-buffers'),
    wrong: (report, text) => (outOfMemory(report) === null ? null : atMost(40)(report, text)),
  },
  'locks memory': { args: alone('lock-memory'), wrong: atMost(1) },
  'jumps beyond its stack': { args: alone('stack-clash'), wrong: diesOf(SIGSEGV) },
  'hogs memory without its first thread': { args: alone('headless-hog'), wrong: outOfMemory },
  'recurses endlessly': { args: alone('recursion'), wrong: diesOf(SIGSEGV) },

  'uses the network': {
    args: ({ port, abstractSocket }) => ['network', String(port), abstractSocket],
    wrong: exits(0),
  },

  'floods stdout': { args: alone('flood-stdout'), wrong: killedBy('output') },
  'floods stderr': { args: alone('flood-stderr'), wrong: killedBy('output') },
  'closes its output and sleeps': {
    args: alone('close-and-sleep'),
    limits: quickWall,
    wrong: killedBy('wall'),
  },
  'closes its output and exits': { args: alone('close-and-exit'), wrong: exits(0) },

  'forks endlessly': { args: alone('fork-bomb'), limits: short, wrong: killedBy('cpu') },
  'starts processes': { args: alone('start-processes'), wrong: exits(0) },
  'starts threads endlessly': { args: alone('thread-bomb'), wrong: atMost(40) },
  'loops on four threads': { args: alone('spinning-threads'), limits: short, wrong: killedBy('cpu') },
  'signals others': { args: ({ judgePid }) => ['signal-others', String(judgePid)], wrong: exits(0) },
  'traces others': { args: alone('trace-others'), wrong: exits(0) },
  'stops itself': { args: alone('stop-itself'), limits: quickWall, wrong: killedBy('wall') },
  'leaves processes behind': {
    args: alone('stay-behind'),
    limits: { processes: true, cpuMs: 2000, wallMs: 10_000 },
    wrong: (report) => unless(report.exitCode === 0 || report.killedBy === 'cpu', report),
  },
  'forks endlessly where allowed': {
    args: alone('fork-bomb'),
    limits: { processes: true, ...short },
    wrong: (report) =>
      unless(report.killedBy !== null || report.exitCode === 3 || report.outOfMemory, report),
  },
  'starts hidden children where allowed': {
    args: alone('unseen-children'),
    limits: { processes: true, ...short },
    wrong: killedBy('cpu'),
  },
  'leaves zombies where allowed': {
    args: alone('zombies'),
    limits: { processes: true },
    wrong: atMost(200),
  },
  'changes its process id endlessly where allowed': {
    args: alone('run-away'),
    limits: { processes: true, cpuMs: 300, wallMs: 3000 },
    wrong: (report) => unless(report.exitCode === 0 || report.killedBy !== null, report),
  },
  'runs a shell': {
    args: ({ secretPath }) => ['run-shell', secretPath],
    wrong: (report) => unless(!report.killedBy, report),
  },
  'executes itself endlessly': { args: alone('exec-for-ever'), limits: short, wrong: killedBy('cpu') },
  'exits with 0': { args: () => ['exit-with', '0'], wrong: exits(0) },
  'exits with 1': { args: () => ['exit-with', '1'], wrong: exits(1) },
  aborts: { args: () => ['die-of', '6'], wrong: diesOf(6) },
  'divides by zero': { args: () => ['die-of', '8'], wrong: diesOf(8) },
  'follows a wild pointer': { args: () => ['die-of', '11'], wrong: diesOf(SIGSEGV) },
  'meets an illegal instruction': { args: () => ['die-of', '4'], wrong: diesOf(4) },
  'exits with 255': { args: () => ['exit-with', '255'], wrong: exits(255) },
  'kills itself': { args: () => ['die-of', '9'], wrong: diesOf(9) },

  spins: { args: alone('spin'), limits: short, wrong: killedBy('cpu') },
  'loops without its first thread': { args: alone('headless-spin'), limits: short, wrong: killedBy('cpu') },
  'loops and ignores signals': { args: alone('spin-deaf'), limits: short, wrong: killedBy('cpu') },
  'raises its limits': { args: alone('raise-limits'), limits: short, wrong: killedBy('cpu') },
  sleeps: { args: alone('sleep'), limits: quickWall, wrong: killedBy('wall') },
};
