/** Opens the sandboxes of the strongest tier that holds. Fails closed: no tier, no sandbox. */
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildHelper, sourceDir } from './build';
import { giveCgroups, makeCgroups, removeCgroups } from './cgroups';
import { openSandbox } from './client';
import { namespacesHint } from './namespaces-hint';
import { selfTest } from './selftest';
import { type Candidate, candidates, hasHighUids } from './tiers';
import type { CgroupParents, Sandbox, Tier } from './types';

export type Sandboxes =
  | {
      type: 'open';
      tier: Tier;
      /** Why stronger tiers are not used. */
      warnings: string[];
      /** Identifies helper and tier. */
      key: string;
      open(slot: number): Sandbox;
      close(): Promise<void>;
    }
  | { type: 'none'; reason: string; installHint?: string };

export interface SandboxesOptions {
  cacheDir: string;
  hidden: readonly string[];
  /** Try only this tier. */
  onlyTier?: Tier;
  /** Start the helper as this ordinary user, though we are root. */
  startAs?: number;
  /** Sources of a weakened helper, for tests. */
  helperSources?: string;
}

/** Landlock can open a folder, but not hide one inside it. */
function cannotHide(candidate: Candidate, hidden: readonly string[]): string | null {
  if (candidate.confine(0).isolation !== 'landlock') return null;
  const exposed = hidden.find((path) => /^\/(usr|lib\w*|bin|etc)\//.test(path));
  return exposed ? `${exposed} would be visible to programs` : null;
}

async function tryCandidate(
  candidate: Candidate,
  helperPath: string,
  canaryPath: string,
  options: SandboxesOptions,
): Promise<string[]> {
  const exposed = cannotHide(candidate, options.hidden);
  if (exposed) return [exposed];
  const scratch = join(options.cacheDir, 'judge', 'selftest', `${process.pid}-${Date.now()}`);
  await mkdir(scratch, { recursive: true });
  const sandbox = openSandbox({ helperPath, confinement: candidate.confine(0), hidden: options.hidden });
  try {
    return await selfTest(sandbox, canaryPath, scratch);
  } finally {
    await sandbox.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

async function buildBoth({ cacheDir, helperSources = sourceDir('native') }: SandboxesOptions) {
  const helper = await buildHelper(cacheDir, 'cage', helperSources);
  if (!helper.ok) return helper;
  const canary = await buildHelper(cacheDir, 'canary', sourceDir('canary'));
  return canary.ok ? { ok: true as const, helper: helper.path, canary: canary.path } : canary;
}

async function candidatesFor(options: SandboxesOptions, cgroups: CgroupParents | null): Promise<Candidate[]> {
  const isRoot = process.getuid?.() === 0 && options.startAs === undefined;
  const { startAs = null, onlyTier } = options;
  const highUids = hasHighUids(await readFile('/proc/self/uid_map', 'utf8'));
  const pidNamespace = (await stat('/proc/self/ns/pid')).ino;
  const all = candidates({ isRoot, cgroups, highUids, pidNamespace, startAs });
  return onlyTier ? all.filter((candidate) => candidate.confine(0).tier === onlyTier) : all;
}

/** Takes half a second, and one more if it builds the helper. */
export async function openSandboxes(options: SandboxesOptions): Promise<Sandboxes> {
  const built = await buildBoth(options);
  if (!built.ok)
    return {
      type: 'none',
      reason: built.reason,
      ...(built.installHint ? { installHint: built.installHint } : {}),
    };
  const cgroups = await makeCgroups();
  if (options.startAs !== undefined) await giveCgroups(cgroups, options.startAs);
  const warnings: string[] = [];
  for (const candidate of await candidatesFor(options, cgroups)) {
    const wrong = await tryCandidate(candidate, built.helper, built.canary, options);
    if (wrong.length > 0) {
      warnings.push(`${candidate.name}: ${wrong.join('; ')}`);
      const hint = candidate.confine(0).isolation === 'userns' ? await namespacesHint() : null;
      if (hint && !warnings.includes(hint)) warnings.push(hint);
      continue;
    }
    const { tier } = candidate.confine(0);
    if (tier !== 'cgroup') await removeCgroups(cgroups);
    return {
      type: 'open',
      tier,
      warnings,
      key: `${built.helper} ${candidate.name}`,
      open: (slot) =>
        openSandbox({
          helperPath: built.helper,
          confinement: candidate.confine(slot),
          hidden: options.hidden,
        }),
      close: () => removeCgroups(cgroups),
    };
  }
  await removeCgroups(cgroups);
  return { type: 'none', reason: `No sandbox works on this machine. ${warnings.join(' ')}` };
}
