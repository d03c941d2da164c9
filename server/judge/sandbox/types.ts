/** The sandbox as the rest of the judge sees it: a run goes in, an outcome comes out. */

/** The strength of the sandbox, by the name the API reports it under. */
export type Tier = 'cgroup' | 'userns' | 'landlock';

/** What one run may use. All of it is enforced; none of it is a wish. */
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

/** Named pipes that take the place of a run's stdin and stdout; their other ends are a run in another sandbox. */
export interface Joint {
  stdin: string;
  stdout: string;
  /** The other side opens the same pipe first, or neither gets anywhere. */
  opensFirst: 'stdin' | 'stdout';
}

export interface RunSpec {
  /** Gets the work directory as the program sees it. argv[0] is an absolute path. */
  argv: (workPath: string) => string[];
  env: Readonly<Record<string, string>>;
  workDir: string;
  /** The program may write to its work directory. */
  writable: boolean;
  /** Host paths that the program may read, under the same path. Symbolic links are kept as such. */
  mounts: readonly string[];
  /** Host paths shown under others; only where `place` says so. */
  placed?: readonly PlacedPath[];
  stdin: Uint8Array;
  /** Then `stdin` stays unread, and the report has no stdout. */
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
  /** All that was written, kept or not. */
  writtenBytes: number;
  stdout: Uint8Array;
  stderr: Uint8Array;
}

/** Our own fault, never the program's. */
export interface SandboxFault {
  ok: false;
  stage: string;
  message: string;
}

export type RunOutcome = RunReport | SandboxFault;

export interface Sandbox {
  readonly tier: Tier;
  /** The uid that owns what the program writes into its work directory. */
  readonly ownerUid: number;
  /** Where a program finds a host path: `moved`, unless this sandbox cannot move paths. */
  place(hostPath: string, moved: string): string;
  /** Runs are taken one after another. An abort kills the run and everything it started. */
  run(spec: RunSpec, signal?: AbortSignal): Promise<RunOutcome>;
  /** Throws the helper away; the next run starts a fresh one. */
  renew(): void;
  close(): Promise<void>;
}

/** How the helper is to confine its runs on this machine. */
export interface Confinement {
  tier: Tier;
  isolation: 'root' | 'userns' | 'landlock';
  cgroups: CgroupParents | null;
  /** The uid the helper is started under, when we are root and it shall not be; null: ours. */
  startAs: number | null;
  /** The uid the program has on the host; null: the helper's own. */
  hostUid: number | null;
}

/** Directories below which each helper makes a control group for itself and its runs. */
export type CgroupParents = { version: 1; memory: string; cpu: string } | { version: 2; unified: string };
