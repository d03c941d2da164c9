import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourceDir } from './build';
import { openSandboxes } from './open-sandboxes';
import type { Tier } from './types';

interface Weakening {
  what: string;
  file: string;
  from: string;
  to: string;
  tier: Tier;
  complaint: RegExp;
}

const weakenings: Weakening[] = [
  {
    what: 'installs no system call filter',
    file: 'target.c',
    from: 'if (install_seccomp(job)) give_up("seccomp");',
    to: '',
    tier: 'userns',
    complaint: /made an internet socket.*started a process/,
  },
  {
    what: 'allows sockets',
    file: 'seccomp.c',
    from: 'refuse_call(filter, SYS_socket, EACCES);',
    to: '',
    tier: 'landlock',
    complaint: /made a unix socket/,
  },
  {
    what: 'allows new processes',
    file: 'seccomp.c',
    from: 'guard_clone(filter, job->processes);',
    to: 'guard_clone(filter, true);',
    tier: 'userns',
    complaint: /started a process/,
  },
  {
    what: 'runs the program as root',
    file: 'target.c',
    from: 'if (geteuid() != 0 || job->isolation == ISOLATION_USERNS) return;',
    to: 'if (job) return;',
    tier: 'userns',
    complaint: /is root/,
  },
  {
    what: 'sets no limits on resources',
    file: 'target.c',
    from: '  set_limits(job);',
    to: '  (void)set_limits;',
    tier: 'landlock',
    complaint: /may write files of any size/,
  },
  {
    what: 'opens the whole machine to Landlock',
    file: 'landlock.c',
    from: 'if (allow_own_proc(ruleset, wanted.fs)) return -1;',
    to: 'if (allow_own_proc(ruleset, wanted.fs) || allow_path(ruleset, "/", false, wanted.fs)) return -1;',
    tier: 'landlock',
    complaint: /opened \/etc\/passwd/,
  },
  {
    what: 'keeps the old root mounted',
    file: 'mounts.c',
    from: 'if (umount2("/old", MNT_DETACH) || rmdir("/old")) return -1;',
    to: '',
    tier: 'userns',
    complaint: /opened \/old\//,
  },
  {
    what: 'does not watch CPU time',
    file: 'watch.c',
    from: 'else if (cpu_left_ms < 0)',
    to: 'else if (cpu_left_ms < -1e9)',
    tier: 'landlock',
    complaint: /CPU limit: was not stopped/,
  },
  {
    what: 'does not watch memory',
    file: 'watch.c',
    from: 'else if (rss_bytes > job->memory_bytes)',
    to: 'else if (rss_bytes > job->memory_bytes * 1000)',
    tier: 'landlock',
    complaint: /memory limit: used eight times/,
  },
  {
    what: 'does not count output',
    file: 'watch.c',
    from: 'err.seen > run->job->output_bytes',
    to: 'err.seen > run->job->output_bytes * 100000',
    tier: 'userns',
    complaint: /output limit: was not stopped/,
  },
  {
    what: 'does not count output to another program',
    file: 'watch.c',
    from: 'process_written_bytes(run->target) > run->job->output_bytes',
    to: 'process_written_bytes(run->target) > run->job->output_bytes * 100000',
    tier: 'userns',
    complaint: /output limit of a conversation: was not stopped/,
  },
];

const isRoot = process.getuid?.() === 0;

let copies = 0;

/** A copy of the helper's sources in `root` with one guard changed. @returns its folder */
export async function weaken(
  root: string,
  { file, from, to }: Omit<Weakening, 'what' | 'tier' | 'complaint'>,
) {
  const dir = join(root, `sources-${copies++}`);
  await cp(sourceDir('native'), dir, { recursive: true });
  const text = await readFile(join(dir, file), 'utf8');
  // With a second match the intended guard might stay.
  expect(text.split(from).length - 1, `places in ${file} that read ${from}`).toBe(1);
  await writeFile(join(dir, file), text.replace(from, to));
  return dir;
}

/** Each way to weaken the helper must be noticed by the self-test. Await at collection time. */
export async function testWeakenedHelpers(isTried: (what: string) => boolean): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'codeferry-fail-closed-'));
  await chmod(root, 0o755);
  afterAll(() => rm(root, { recursive: true, force: true }));
  const tried = weakenings.filter(
    ({ what, complaint }) => isTried(what) && (isRoot || !complaint.test('is root')),
  );

  test('there are helpers to test', () => {
    expect(tried.length).toBeGreaterThan(0);
  });

  test.each(tried)('a helper that $what is not used', async (weakening) => {
    const { tier, complaint } = weakening;
    const helperSources = await weaken(root, weakening);
    const opened = await openSandboxes({ cacheDir: root, hidden: [], helperSources, onlyTier: tier });
    if (opened.type === 'open') await opened.close();
    expect(opened).toMatchObject({ type: 'none', reason: expect.stringMatching(complaint) });
  });
}
