/**
 * Version 2025-09 of the format (www.kattis.com/problem-package-format), its drafts, and the legacy versions
 * (validator flags in this file, name as plain text).
 */
import * as z from 'zod/mini';
import type { Credits } from '../entities/problem/statement-texts';
import { readCredits } from './credits';
import type { FileTree } from './file-tree';
import { readYaml } from './read-text';

export const settingsFile = 'problem.yaml';

/** `legacy` includes legacy-icpc; `dated` the drafts. */
export type FormatVersion = 'legacy' | 'dated';

/** What the package sets itself; sizes in MiB, code in KiB, times in seconds. */
export interface PackageLimits {
  output?: number | undefined;
  code?: number | undefined;
  validationTime?: number | undefined;
  validationMemory?: number | undefined;
  validationOutput?: number | undefined;
  validationPasses?: number | undefined;
}

export interface PackageSettings {
  version: FormatVersion;
  /** By language; '' if the file does not name one. */
  names: ReadonlyMap<string, string>;
  keywords: readonly string[];
  kinds: ReadonlySet<string>;
  validatorArgs: readonly string[];
  timeLimitSeconds: number | undefined;
  /** Without a time limit: multiplies the slowest accepted submission's time. */
  timeMultiplier: number;
  /** Seconds: a measured limit is a multiple of it. */
  timeResolution: number;
  memoryMib: number;
  limits: PackageLimits;
  /** Codes of the format; empty: all. */
  languages: readonly string[];
  constants: ReadonlyMap<string, string>;
  /** Older packages set these for all groups in this file. */
  grading: z.output<typeof Grading>;
  /** Undefined if the file names none. */
  credits: Credits | undefined;
  /** Affect judging, but are not imported. */
  uncarried: readonly string[];
}

export const words = z.nullish(z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]));
const text = z.union([z.string(), z.number()]);
const positive = z.nullish(z.number().check(z.positive()));

/** Legacy. `objective: min`: a smaller score is better. */
const Grading = z.nullish(
  z.looseObject({
    objective: z.nullish(z.string()),
    on_reject: z.nullish(z.string()),
    accept_score: z.nullish(text),
    reject_score: z.nullish(text),
    range: words,
  }),
);

const Settings = z.looseObject({
  problem_format_version: z.nullish(text),
  name: z.nullish(
    z.union([text, z.record(z.string(), text)], 'expected a name, or a map of names by language'),
  ),
  type: words,
  keywords: words,
  validation: words,
  validator_flags: words,
  output_validator_flags: words,
  languages: words,
  grading: Grading,
  constants: z.nullish(z.record(z.string(), z.unknown())),
  limits: z.nullish(
    z.looseObject({
      time_limit: positive,
      time_multiplier: positive,
      // Older packages contain a number, which has no meaning there.
      time_multipliers: z.nullish(
        z.union([z.number(), z.looseObject({ ac_to_time_limit: positive, time_limit_to_tle: positive })]),
      ),
      time_resolution: positive,
      time_safety_margin: positive,
      memory: positive,
      output: positive,
      code: positive,
      compilation_time: positive,
      compilation_memory: positive,
      validation_time: positive,
      validation_memory: positive,
      validation_output: positive,
      validation_passes: positive,
    }),
  ),
});

/** Default of the format, in MiB. */
const defaultMemoryMib = { legacy: 1024, dated: 2048 } as const;
const defaultTimeMultiplier = { legacy: 5, dated: 2 } as const;

export async function readSettings(tree: FileTree, paths: ReadonlySet<string>): Promise<PackageSettings> {
  const raw = paths.has(settingsFile) ? await readYaml(tree, settingsFile, Settings) : {};
  const version = /^(legacy|$)/.test(String(raw.problem_format_version ?? '')) ? 'legacy' : 'dated';
  const { limits } = raw;
  return {
    version,
    names: namesOf(raw.name),
    uncarried: uncarriedOf(raw),
    keywords: wordsOf(raw.keywords),
    kinds: new Set([...wordsOf(raw.type), ...wordsOf(raw.validation)]),
    validatorArgs: [...wordsOf(raw.validator_flags), ...wordsOf(raw.output_validator_flags)],
    timeLimitSeconds: limits?.time_limit ?? undefined,
    timeMultiplier: multiplierOf(limits) ?? defaultTimeMultiplier[version],
    timeResolution: limits?.time_resolution ?? 1,
    limits: limitsOf(limits),
    languages: wordsOf(raw.languages),
    grading: raw.grading,
    memoryMib: limits?.memory ?? defaultMemoryMib[version],
    credits: readCredits(raw).credits,
    constants: new Map(Object.entries(raw.constants ?? {}).map(([name, value]) => [name, String(value)])),
  };
}

type Limits = z.output<typeof Settings>['limits'];

function multiplierOf(limits: Limits): number | undefined {
  const multipliers = limits?.time_multipliers;
  const own = typeof multipliers === 'object' ? multipliers?.ac_to_time_limit : undefined;
  return own ?? limits?.time_multiplier ?? undefined;
}

function limitsOf(limits: Limits): PackageLimits {
  return {
    output: limits?.output ?? undefined,
    code: limits?.code ?? undefined,
    validationTime: limits?.validation_time ?? undefined,
    validationMemory: limits?.validation_memory ?? undefined,
    validationOutput: limits?.validation_output ?? undefined,
    validationPasses: limits?.validation_passes ?? undefined,
  };
}

function namesOf(name: z.output<typeof Settings>['name']): Map<string, string> {
  if (name === null || name === undefined) return new Map();
  const entries = typeof name === 'object' ? Object.entries(name) : [['', name] as const];
  return new Map(entries.map(([language, title]) => [language, String(title).trim()]));
}

export function wordsOf(value: z.output<typeof words>): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.map(String);
  return String(value).split(/\s+/).filter(Boolean);
}

/** Source and licence, in both versions of the format (credits.ts). */
const origins = ['source', 'source_url', 'license', 'rights_owner', 'author', 'credits'];

/** The judge's own limits. */
const compileMax = { seconds: 10, mib: 1024 } as const;

/** Used here or elsewhere, or without a meaning for an imported problem. */
const knownKeys = new Set([
  ...Object.keys(Settings.shape),
  ...origins,
  ...['uuid', 'version', 'embargo_until', 'event', 'contest', 'problem_id', 'libraries'],
]);
const knownLimits = new Set([
  ...['time_limit', 'time_multiplier', 'time_multipliers', 'time_resolution', 'time_safety_margin', 'memory'],
  ...['output', 'code', 'compilation_time', 'compilation_memory', 'validation_time', 'validation_memory'],
  ...['validation_output', 'validation_passes', 'time_limit_is_strict'],
]);

const inWords = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function uncarriedOf(raw: z.output<typeof Settings>): string[] {
  const uncarried = [...readCredits(raw).uncarried];
  const { compilation_time: time, compilation_memory: memory } = raw.limits ?? {};
  if (time && time > compileMax.seconds)
    uncarried.push(`limits.compilation_time (${time} s; here a program compiles in ${compileMax.seconds} s)`);
  if (memory && memory > compileMax.mib)
    uncarried.push(`limits.compilation_memory (${memory} MiB; here it is ${compileMax.mib} MiB)`);
  if (raw.grading?.objective === 'min') uncarried.push('grading.objective (a smaller score is better)');
  for (const key of Object.keys(raw))
    if (!knownKeys.has(key)) uncarried.push(`${key} (${inWords(raw[key])})`);
  for (const key of Object.keys(raw.limits ?? {}))
    if (!knownLimits.has(key)) uncarried.push(`limits.${key} (${inWords(raw.limits?.[key])})`);
  return uncarried;
}
