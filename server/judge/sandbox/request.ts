/** The wire format of a run, as native/request.c reads it. */
import type { Confinement, RunSpec } from './types';

/** The work directory's path inside the sandbox, where paths can be moved. */
const movedWorkPath = '/w';

function limitOptions({ limits }: RunSpec): string[] {
  return [
    `cpu-ms=${Math.ceil(limits.cpuMs)}`,
    `wall-ms=${Math.ceil(limits.wallMs)}`,
    `memory=${limits.memoryBytes}`,
    `stack=${limits.stackBytes}`,
    `output=${limits.outputBytes}`,
    `stderr=${limits.stderrBytes}`,
    `file=${limits.fileBytes}`,
    `tmp=${limits.tmpBytes}`,
    `threads=${limits.threads}`,
    `open-files=${limits.openFiles}`,
    `processes=${limits.processes ? 1 : 0}`,
  ];
}

/** In the order in which the pipes are opened. */
function jointOptions({ joint }: RunSpec): string[] {
  if (!joint) return [];
  const pipes = [`stdin-pipe=${joint.stdin}`, `stdout-pipe=${joint.stdout}`];
  return joint.opensFirst === 'stdin' ? pipes : pipes.reverse();
}

/** The helper joins a control group at its start, and creates its runs' groups there. */
export function helperArguments({ cgroups }: Confinement): string[] {
  if (!cgroups) return ['serve'];
  return cgroups.version === 2 ? ['serve', cgroups.unified] : ['serve', cgroups.memory, cgroups.cpu];
}

/** Header and arguments of a request; the raw input follows. */
export function encodeRequest(spec: RunSpec, confinement: Confinement, hidden: readonly string[]): Buffer {
  const moved = confinement.isolation !== 'landlock';
  const workPath = moved ? movedWorkPath : spec.workDir;
  const temporary = moved ? '/tmp' : spec.workDir;
  const env = { TMPDIR: temporary, HOME: temporary, ...spec.env };
  const parts = [
    `isolation=${confinement.isolation}`,
    ...(confinement.hostUid === null ? [] : [`uid=${confinement.hostUid}`]),
    ...limitOptions(spec),
    ...jointOptions(spec),
    ...['/dev/null', '/dev/urandom', ...spec.mounts].map((path) => `read=${path}`),
    ...(spec.placed ?? []).map(
      ({ source, target, writable }) => `${writable ? 'write' : 'read'}=${source}:${target}`,
    ),
    `${spec.writable ? 'write' : 'read'}=${spec.workDir}:${workPath}`,
    ...hidden.map((path) => `hide=${path}`),
    ...Object.entries(env).map(([name, value]) => `env=${name}=${value}`),
    `cwd=${workPath}`,
    '--',
    ...spec.argv(workPath),
  ];
  const text = Buffer.from(parts.map((part) => `${part}\0`).join(''));
  return Buffer.concat([Buffer.from(`run ${text.length} ${spec.stdin.length}\n`), text]);
}
