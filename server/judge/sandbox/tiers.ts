/** Which confinements this machine might offer, strongest first. Whether one holds is for the self-test to say. */
import type { CgroupParents, Confinement } from './types';

/** Uids that neither people nor services are given (systemd's dynamic ones begin at 61184). */
const firstSandboxUid = 61_000;
const sandboxUids = 184;

/** A uid of its own for each slot, and most likely for each judge on the machine: RLIMIT_NPROC counts by uid. */
function uidFor(slot: number): number {
  return firstSandboxUid + ((process.pid * 8 + slot) % sandboxUids);
}

export interface Candidate {
  /** For warnings and logs. */
  name: string;
  confine(slot: number): Confinement;
}

export interface CandidateParts {
  isRoot: boolean;
  cgroups: CgroupParents | null;
  /** Start the helper under this uid, though we are root. */
  startAs: number | null;
}

/** Root switches to a uid that owns nothing; anybody else goes through a user namespace, or stays with Landlock alone. */
export function candidates({ isRoot, cgroups, startAs }: CandidateParts): Candidate[] {
  const isolation = isRoot ? 'root' : 'userns';
  const base = (slot: number) => ({ startAs, hostUid: isRoot ? uidFor(slot) : null });
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
