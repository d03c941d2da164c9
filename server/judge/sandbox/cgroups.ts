/**
 * Finds where this process may create control groups, and creates the judge's parent group.
 *
 * Version 1: at the top of each controller's mount. Version 2: below our own group, if delegated to us
 * (root, or a user's scope with Delegate=yes). Moves the processes in it to a leaf, because a group with
 * processes cannot enable controllers for its children.
 */
import { existsSync } from 'node:fs';
import { access, chown, constants, mkdir, readdir, readFile, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CgroupParents } from './types';

const namePrefix = 'codeferry-';
const leafName = 'codeferry-server';

interface MountedHierarchies {
  /** Mount point of each version 1 controller. */
  controllers: Map<string, string>;
  unified: string | null;
}

/** Parses /proc/self/mounts. */
export function parseMounts(text: string): MountedHierarchies {
  const controllers = new Map<string, string>();
  let unified: string | null = null;
  for (const line of text.split('\n')) {
    const [, path, type, options] = line.split(' ');
    if (!path || !options) continue;
    if (type === 'cgroup2') unified ??= path;
    if (type === 'cgroup') for (const option of options.split(',')) controllers.set(option, path);
  }
  return { controllers, unified };
}

async function isDead(pid: number): Promise<boolean> {
  return !existsSync(`/proc/${pid}`);
}

/** Killed processes disappear with a delay. */
const patience = { attempts: 50, waitMs: 20 };

async function removeGroup(dir: string): Promise<void> {
  for (let attempt = 0; attempt < patience.attempts; attempt++) {
    try {
      await rmdir(dir);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EBUSY') return;
      await setTimeout(patience.waitMs);
    }
  }
}

/** A group with processes stays. */
async function removeTree(dir: string): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isDirectory()) await removeTree(join(dir, entry.name));
  await removeGroup(dir);
}

/** Removes groups of killed judges. */
async function removeStale(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(/^codeferry-(\d+)-/.exec(name)?.[1]);
    if (pid && (await isDead(pid))) await removeTree(join(parent, name));
  }
}

let made = 0;

async function makeParent(at: string): Promise<string> {
  await removeStale(at);
  const dir = join(at, `${namePrefix}${process.pid}-${made++}`);
  await mkdir(dir);
  return dir;
}

async function makeVersion1(controllers: Map<string, string>): Promise<CgroupParents | null> {
  const memory = controllers.get('memory');
  const cpu = controllers.get('cpuacct');
  if (!memory || !cpu) return null;
  return { version: 1, memory: await makeParent(memory), cpu: await makeParent(cpu) };
}

async function enableControllers(dir: string): Promise<void> {
  await writeFile(join(dir, 'cgroup.subtree_control'), '+memory +pids +cpu');
}

async function moveProcessesToLeaf(own: string): Promise<void> {
  const leaf = join(own, leafName);
  await mkdir(leaf, { recursive: true });
  const pids = (await readFile(join(own, 'cgroup.procs'), 'utf8')).split('\n').filter(Boolean);
  for (const pid of pids) await writeFile(join(leaf, 'cgroup.procs'), pid).catch(() => undefined);
}

/** Ours: created for this user (a delegated scope), or we are root in a group below the top. */
async function isOurs(dir: string, uid: number): Promise<boolean> {
  const info = await stat(dir).catch(() => null);
  return info !== null && info.uid === uid;
}

async function makeVersion2(mountPoint: string): Promise<CgroupParents | null> {
  const line = (await readFile('/proc/self/cgroup', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith('0::'));
  let path = line?.slice(3) ?? '/';
  if (path.endsWith(`/${leafName}`)) path = path.slice(0, -leafName.length - 1); // an earlier judge of this process moved us
  const own = join(mountPoint, path);
  const offered = (await readFile(join(own, 'cgroup.controllers'), 'utf8')).split(/\s+/);
  if (!offered.includes('memory')) return null;
  if (!(await isOurs(own, process.getuid?.() ?? 0))) return null;
  await access(join(own, 'cgroup.subtree_control'), constants.W_OK);
  const active = (await readFile(join(own, 'cgroup.subtree_control'), 'utf8')).split(/\s+/);
  if (!active.includes('memory'))
    await enableControllers(own).catch(async () => {
      await moveProcessesToLeaf(own);
      await enableControllers(own);
    });
  const parent = await makeParent(own);
  await enableControllers(parent);
  return { version: 2, unified: parent };
}

/** Null if no groups can be created. `removeCgroups` removes them. */
export async function makeCgroups(): Promise<CgroupParents | null> {
  try {
    const { controllers, unified } = parseMounts(await readFile('/proc/self/mounts', 'utf8'));
    if (controllers.has('memory')) return await makeVersion1(controllers);
    return unified === null ? null : await makeVersion2(unified);
  } catch {
    return null; // read-only, not ours or missing: use a weaker tier
  }
}

function dirsOf(parents: CgroupParents): string[] {
  return parents.version === 1 ? [parents.memory, parents.cpu] : [parents.unified];
}

/** Delegates the groups to a user, like Delegate=yes. */
export async function giveCgroups(parents: CgroupParents | null, uid: number): Promise<void> {
  for (const dir of parents ? dirsOf(parents) : [])
    for (const path of [dir, join(dir, 'cgroup.procs'), join(dir, 'cgroup.subtree_control')])
      await chown(path, uid, uid).catch(() => undefined); // version 2 only
}

export async function removeCgroups(parents: CgroupParents | null): Promise<void> {
  for (const dir of parents ? dirsOf(parents) : []) await removeTree(dir);
}

/** Removes an ended helper's own group (native/cgroup.c). */
export async function removeHelperGroup(
  parents: CgroupParents | null,
  pid: number | undefined,
): Promise<void> {
  for (const dir of parents ? dirsOf(parents) : []) await removeTree(join(dir, `helper-${pid}`));
}
