import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildHelper, sourceDir } from './build';
import { makeCgroups, removeCgroups } from './cgroups';
import { ordinaryUser } from './ordinary-user';
import { encodeRequest, helperArguments } from './request';
import { candidates } from './tiers';
import type { CgroupParents, Confinement, RunSpec } from './types';

const smallJudge = `
  const { spawn } = require('node:child_process');
  const [request, helper, ...args] = process.argv.slice(1);
  const as = process.env.HELPER_UID ? { uid: Number(process.env.HELPER_UID), gid: Number(process.env.HELPER_UID) } : {};
  const child = spawn(helper, args, { env: {}, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'], ...as });
  child.stdin.write(Buffer.from(request, 'base64'));
  console.log(child.pid);
`;

const megabyte = 1024 * 1024;
const isRoot = process.getuid?.() === 0;
const programName = `left${process.pid % 100_000}`;

let root = '';
let helperPath = '';
let cgroups: CgroupParents | null = null;

function specOf(args: string[]): RunSpec {
  return {
    argv: (work) => [`${work}/${programName}`, ...args],
    env: {},
    workDir: join(root, 'work'),
    writable: false,
    mounts: [],
    stdin: new Uint8Array(0),
    limits: {
      cpuMs: 60_000,
      wallMs: 60_000,
      // A fork bomb must not end before the test sees it.
      memoryBytes: 1024 * megabyte,
      stackBytes: megabyte,
      outputBytes: megabyte,
      stderrBytes: 4096,
      fileBytes: megabyte,
      tmpBytes: megabyte,
      threads: 16,
      openFiles: 16,
      processes: true,
    },
  };
}

/** Without zombies, which may wait for their reaper. */
async function countNamed(name: string): Promise<number> {
  const pids = (await readdir('/proc')).filter((entry) => Number(entry) > 0);
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return stats.filter((stat) => stat.includes(`(${name})`) && !stat.includes(') Z ')).length;
}

const judges: ChildProcess[] = [];
function startJudge(
  confinement: Confinement,
  args: string[],
): { judge: ChildProcess; helperPid: Promise<number> } {
  const request = encodeRequest(specOf(args), confinement, []).toString('base64');
  const judge = spawn(
    process.execPath,
    ['-e', smallJudge, request, helperPath, ...helperArguments(confinement)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ...(confinement.startAs === null ? {} : { HELPER_UID: String(confinement.startAs) }),
      },
    },
  );
  judges.push(judge);
  const helperPid = new Promise<number>((resolve) => {
    judge.stdout?.once('data', (text: Buffer) => resolve(Number(text.toString())));
  });
  return { judge, helperPid };
}

const patient = { timeout: 15_000, interval: 20 };

/** As the current user and, if possible, as an ordinary user; the strongest first. */
export const ways = [
  ...candidates({ isRoot, cgroups: null, highUids: true, pidNamespace: 1, startAs: null }),
  ...(isRoot
    ? candidates({
        isRoot: false,
        cgroups: null,
        highUids: true,
        pidNamespace: 1,
        startAs: ordinaryUser,
      }).map((candidate) => ({
        ...candidate,
        name: `${candidate.name}, as an ordinary user`,
      }))
    : []),
];

/** A busy process ends too when its judge or helper is killed. */
export function testLeftovers(tried: typeof ways, busyWith: readonly string[]): void {
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'codeferry-leftovers-'));
    await chmod(root, 0o755);
    const [helper, abuse] = await Promise.all([
      buildHelper(root, 'cage', sourceDir('native')),
      buildHelper(root, 'abuse', sourceDir('abuse')),
    ]);
    if (!helper.ok || !abuse.ok) throw new Error('the helper could not be built');
    helperPath = helper.path;
    await mkdir(join(root, 'work'));
    // A unique name, so that only our processes are found.
    await copyFile(abuse.path, join(root, 'work', programName));
    cgroups = await makeCgroups();
  });

  afterAll(async () => {
    await removeCgroups(cgroups);
    await rm(root, { recursive: true, force: true });
  });
  afterEach(() => {
    for (const judge of judges.splice(0)) judge.kill('SIGKILL');
  });

  describe.each(tried.map(({ name, confine }) => ({ name, confine })))('$name', ({ confine }) => {
    const withGroups = () => {
      const confinement = confine(0);
      const alone = confinement.tier === 'landlock' || confinement.startAs !== null;
      return alone ? confinement : { ...confinement, cgroups };
    };

    test.each(busyWith)('when the judge is killed, a program that is busy with %s ends too', async (what) => {
      const { judge } = startJudge(withGroups(), [what]);
      await expect.poll(() => countNamed(programName), patient).toBeGreaterThan(0);
      judge.kill('SIGKILL');
      await expect.poll(() => countNamed(programName), patient).toBe(0);
    });

    test('when the helper is killed, its program ends too', async () => {
      const { helperPid } = startJudge(withGroups(), ['fork-bomb']);
      await expect.poll(() => countNamed(programName), patient).toBeGreaterThan(0);
      process.kill(await helperPid, 'SIGKILL');
      await expect.poll(() => countNamed(programName), patient).toBe(0);
    });
  });

  test('the next judge removes control groups of a dead one', async () => {
    if (!cgroups) return expect(await makeCgroups()).toBeNull();
    const own = cgroups.version === 1 ? cgroups.memory : cgroups.unified;
    const deadPid = 2 ** 22 + 1; // above the highest possible pid
    const stale = join(own, '..', `codeferry-${deadPid}-0`);
    await mkdir(join(stale, 'helper-1'), { recursive: true });
    await removeCgroups(await makeCgroups());
    await expect(stat(stale)).rejects.toThrow('ENOENT');
    expect((await stat(own)).isDirectory()).toBe(true);
  });
}
