/** The confinements that this machine might offer, strongest first; the self-test decides. */
import type { CgroupParents, Confinement } from './types';

/** Unused uids: above the ranges of containers, below 2^31, where sign problems begin. */
const firstHighUid = 1_900_000_000;
/** Multiplied by the largest process id (2^22), still below 2^31. */
const slotsPerJudge = 56;
/**
 * More would share uids: slot 0 checks the languages, and a worker has two, for a program and an
 * interactor.
 */
export const workersMax = Math.floor((slotsPerJudge - 1) / 2);
const slotMax = 2 * workersMax;
/** For containers with few uids: between those of people and systemd's dynamic ones (from 61184). */
const firstLowUid = 61_000;
const lowUids = 184;

/** True if /proc/self/uid_map covers the high uids. */
export function hasHighUids(uidMap: string): boolean {
  return uidMap.split('\n').some((line) => {
    const [inside = Number.NaN, , count = Number.NaN] = line.trim().split(/\s+/).map(Number);
    return inside <= firstHighUid && inside + count > 2 ** 31;
  });
}

/**
 * Below 2^22, different within a pid namespace. Over several containers, which often use the same small
 * pids, a collision is very unlikely.
 */
export function judgeNumber(pid: number, pidNamespace: number): number {
  return pid ^ (Math.imul(pidNamespace, 0x9e3779b1) >>> 10); // neighbouring namespaces get distant numbers
}

/** A uid per slot and judge, as far as they suffice: RLIMIT_NPROC counts per uid. */
function uidFor(slot: number, { highUids, pidNamespace }: CandidateParts): number {
  if (slot > slotMax) throw new Error(`There is no uid for slot ${slot}.`);
  const number = judgeNumber(process.pid, pidNamespace) * slotsPerJudge + slot;
  return highUids ? firstHighUid + number : firstLowUid + (number % lowUids);
}

export interface Candidate {
  name: string;
  confine(slot: number): Confinement;
}

export interface CandidateParts {
  isRoot: boolean;
  cgroups: CgroupParents | null;
  highUids: boolean;
  /** As in /proc/self/ns/pid. */
  pidNamespace: number;
  /** Start the helper under this uid, though we are root. */
  startAs: number | null;
}

/** Root switches to a uid that owns nothing; other users get a user namespace, or Landlock alone. */
export function candidates(parts: CandidateParts): Candidate[] {
  const { isRoot, cgroups, startAs } = parts;
  const isolation = isRoot ? 'root' : 'userns';
  const base = (slot: number) => ({ startAs, hostUid: isRoot ? uidFor(slot, parts) : null });
  const namespaced = (tier: 'cgroup' | 'userns', groups: CgroupParents | null): Candidate => ({
    name: `${isRoot ? 'namespaces' : 'user namespaces'}${groups ? ` and cgroup v${groups.version}` : ''}`,
    confine: (slot) => ({ tier, isolation, cgroups: groups, ...base(slot) }),
  });
  return [
    ...(cgroups ? [namespaced('cgroup', cgroups)] : []),
    namespaced('userns', null),
    {
      name: 'Landlock',
      confine: (slot) => ({ tier: 'landlock', isolation: 'landlock', cgroups: null, ...base(slot) }),
    },
  ];
}
