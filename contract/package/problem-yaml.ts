/**
 * Version 2025-09 of the format (www.kattis.com/problem-package-format), its drafts, and the legacy versions
 * (validator flags in this file, name as plain text).
 */
import * as z from 'zod/mini';
import type { FileTree } from './file-tree';
import { readYaml } from './read-text';

export const settingsFile = 'problem.yaml';

/** `legacy` includes legacy-icpc; `dated` the drafts. */
export type FormatVersion = 'legacy' | 'dated';

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
  memoryMib: number;
  constants: ReadonlyMap<string, string>;
  /** Affect judging, but are not imported. */
  uncarried: readonly string[];
}

export const words = z.nullish(z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]));
const text = z.union([z.string(), z.number()]);

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
  constants: z.nullish(z.record(z.string(), z.unknown())),
  limits: z.nullish(
    z.looseObject({
      time_limit: z.nullish(z.number().check(z.positive())),
      time_multiplier: z.nullish(z.number().check(z.positive())),
      time_multipliers: z.nullish(
        z.looseObject({ ac_to_time_limit: z.nullish(z.number().check(z.positive())) }),
      ),
      memory: z.nullish(z.number().check(z.positive())),
      output: z.nullish(z.number().check(z.positive())),
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
    timeMultiplier:
      limits?.time_multipliers?.ac_to_time_limit ?? limits?.time_multiplier ?? defaultTimeMultiplier[version],
    memoryMib: limits?.memory ?? defaultMemoryMib[version],
    constants: new Map(Object.entries(raw.constants ?? {}).map(([name, value]) => [name, String(value)])),
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

/** Source and licence, in both versions of the format. */
const origins = ['source', 'source_url', 'license', 'rights_owner', 'author', 'credits'] as const;

const inWords = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function uncarriedOf(raw: z.output<typeof Settings>): string[] {
  const uncarried = origins.flatMap((field) => {
    const said = raw[field];
    return said === null || said === undefined || said === 'unknown' ? [] : [`${field} (${inWords(said)})`];
  });
  const languages = wordsOf(raw.languages).filter((word) => word !== 'all');
  if (languages.length > 0) uncarried.push(`languages (only ${languages.join(', ')})`);
  if (raw.limits?.output) uncarried.push(`limits.output (${raw.limits.output} MiB)`);
  return uncarried;
}
