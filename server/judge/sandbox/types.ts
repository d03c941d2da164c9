/** The names are part of the API. */
export type Tier = 'cgroup' | 'userns' | 'landlock';

export interface RunLimits {
  /** All threads together; the run is killed there. */
  cpuMs: number;
  wallMs: number;
  memoryBytes: number;
  /** 0: the memory limit. */
  stackBytes: number;
  /** stdout and stderr together. */
  outputBytes: number;
  stderrBytes: number;
  fileBytes: number;
  /** Of the writable /tmp; 0: none. */
  tmpBytes: number;
  threads: number;
  openFiles: number;
  /** Compilers may start processes, programs may not. */
  processes: boolean;
}

export interface PlacedPath {
  source: string;
  target: string;
  writable?: boolean;
}

/** Named pipes instead of stdin and stdout; a run in another sandbox has the other ends. */
export interface Joint {
  stdin: string;
  stdout: string;
  /** The other side must open the same pipe first, or both block. */
  opensFirst: 'stdin' | 'stdout';
}

export interface RunSpec {
  /** `workPath`: the work directory inside the sandbox. argv[0] is an absolute path. */
  argv: (workPath: string) => string[];
  env: Readonly<Record<string, string>>;
  workDir: string;
  /** The program may write to its work directory. */
  writable: boolean;
  /** Readable host paths, under the same path. Symbolic links stay links. */
  mounts: readonly string[];
  /** Host paths that appear under other paths; only where `place` says so. */
  placed?: readonly PlacedPath[];
  stdin: Uint8Array;
  /** If set, `stdin` is not read, and the report has no stdout. */
  joint?: Joint;
  limits: RunLimits;
}

export type KilledBy = 'cpu' | 'wall' | 'memory' | 'output';

/** As measured by the kernel. */
export interface RunReport {
  ok: true;
  /** Null after a signal. */
  exitCode: number | null;
  signal: number | null;
  killedBy: KilledBy | null;
  /** The kernel killed for the memory limit. */
  outOfMemory: boolean;
  cpuMs: number;
  wallMs: number;
  /** The machine's monotonic clock: comparable between sandboxes. */
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
  /** Owns the program's files in its work directory. */
  readonly ownerUid: number;
  /** A host path inside the sandbox: `moved`, unless this sandbox cannot move paths. */
  place(hostPath: string, moved: string): string;
  /** One run after another. An abort kills the run and everything it started. */
  run(spec: RunSpec, signal?: AbortSignal): Promise<RunOutcome>;
  /** Replaces the helper before the next run. */
  renew(): void;
  close(): Promise<void>;
}

export interface Confinement {
  tier: Tier;
  isolation: 'root' | 'userns' | 'landlock';
  cgroups: CgroupParents | null;
  /** The helper's uid if we are root and it must not be; null: ours. */
  startAs: number | null;
  /** The program's uid on the host; null: the helper's. */
  hostUid: number | null;
}

/** Each helper creates a control group for itself and its runs below these. */
export type CgroupParents = { version: 1; memory: string; cpu: string } | { version: 2; unified: string };
