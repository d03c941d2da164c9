import type { PackageSettings } from './problem-yaml';

/** Types whose programs do not simply turn an input into an output. */
const otherTypes = ['interactive', 'multi-pass', 'submit-answer'] as const;

/** How a package wants its programs judged, where that is not by comparing their outputs with the answers. */
export interface OwnJudging {
  types: readonly (typeof otherTypes)[number][];
  /** It comes with a program that judges outputs. */
  hasValidator: boolean;
}

/** The legacy format says in the settings whether it has a validator, whatever the folder holds; its successor has just the folder. */
export function ownJudgingOf({ kinds }: PackageSettings, paths: readonly string[]): OwnJudging {
  const hasFolder = paths.some((path) => /^output_validators?\//.test(path));
  return {
    types: otherTypes.filter((type) => kinds.has(type)),
    hasValidator: kinds.has('custom') || (hasFolder && !kinds.has('default')),
  };
}

/** Why verdicts given here say nothing about the package's submissions; null when they do. */
export function whyNotComparable({ types, hasValidator }: OwnJudging): string | null {
  if (types.length > 0) return `it is of type ${types.join(', ')}`;
  return hasValidator ? 'it brings its own output validator' : null;
}
