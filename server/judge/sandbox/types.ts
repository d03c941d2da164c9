/** The sandbox's interface: a run goes in, an outcome comes out. */

/** The strength of the sandbox, by its name in the API. */
export type Tier = 'cgroup' | 'userns' | 'landlock';

/** The limits of one run; all are enforced. */
export interface RunLimits {
  /** CPU time of all threads together at which the run is killed. */
  cpuMs: number;
  wallMs: number;
  memoryBytes: number;
  /** 0: as much as memory. */
  stackBytes: number;
  /** stdout and stderr together. */
  outputBytes: number;
  /** How much of stderr is kept. */
  stderrBytes: number;
  /** The largest file that can be written. */
  fileBytes: number;
  /** Size of the writable /tmp; 0: none. */
  tmpBytes: number;
  threads: number;
  openFiles: number;
  /** Compilers may start processes, programs may not. */
  processes: boolean;
}

export interface PlacedPath {
  source: string;
  target: string;
  /** A folder that the program may write to. */
  writable?: boolean;
}

/** Named pipes that replace a run's stdin and stdout; their other ends are a run in another sandbox. */
export interface Joint {
  stdin: string;
  stdout: string;
  /** The other side must open the same pipe first, or both block. */
  opensFirst: 'stdin' | 'stdout';
}

export interface RunSpec {
  /** Gets the work directory as the program sees it. argv[0] is an absolute path. */
  argv: (workPath: string) => string[];
  env: Readonly<Record<string, string>>;
  workDir: string;
  /** The program may write to its work directory. */
  writable: boolean;
  /** Host paths that the program may read, under the same path. Symbolic links stay links. */
  mounts: readonly string[];
  /** Host paths that appear under other paths; only where `place` says so. */
  placed?: readonly PlacedPath[];
  stdin: Uint8Array;
  /** If set, `stdin` is not read, and the report has no stdout. */
  joint?: Joint;
  limits: RunLimits;
}

export type KilledBy = 'cpu' | 'wall' | 'memory' | 'output';

/** How a program ended, as measured by the kernel. */
export interface RunReport {
  ok: true;
  /** null when a signal ended it. */
  exitCode: number | null;
  signal: number | null;
  killedBy: KilledBy | null;
  /** The kernel killed for the memory limit. */
  outOfMemory: boolean;
  cpuMs: number;
  wallMs: number;
  /** When it ended, by the machine's monotonic clock: comparable between sandboxes. */
  endedMs: number;
  peakBytes: number;
  /** All written bytes, kept or not. */
  writtenBytes: number;
  stdout: Uint8Array;
  stderr: Uint8Array;
}

/** An internal fault, never the program's. */
export interface SandboxFault {
  ok: false;
  stage: string;
  message: string;
}

export type RunOutcome = RunReport | SandboxFault;

export interface Sandbox {
  readonly tier: Tier;
  /** The uid that owns the program's files in its work directory. */
  readonly ownerUid: number;
  /** A host path as the program sees it: `moved`, unless this sandbox cannot move paths. */
  place(hostPath: string, moved: string): string;
  /** Runs are executed one after another. An abort kills the run and everything it started. */
  run(spec: RunSpec, signal?: AbortSignal): Promise<RunOutcome>;
  /** Discards the helper; the next run starts a fresh one. */
  renew(): void;
  close(): Promise<void>;
}

/** How the helper confines its runs on this machine. */
export interface Confinement {
  tier: Tier;
  isolation: 'root' | 'userns' | 'landlock';
  cgroups: CgroupParents | null;
  /** The uid to start the helper under, if we are root and it must not be; null: ours. */
  startAs: number | null;
  /** The program's uid on the host; null: the helper's. */
  hostUid: number | null;
}

/** Directories below which each helper creates a control group for itself and its runs. */
export type CgroupParents = { version: 1; memory: string; cpu: string } | { version: 2; unified: string };
