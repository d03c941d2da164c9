import { type CheckerOptions, compareOutput } from '../../contract/rules/judging/compare-output';

export interface CompareCase {
  id: string;
  judgeAnswer_b64: string;
  output_b64: string;
  flags: string[];
  accept: boolean;
  /** The rule that the case records, if not ours. */
  rule?: string;
}

/** Name of our rule in other judges' cases. */
const ourRule = 'Kattis default validator';

/** The cases of a parsed JSON file; null for any other content. */
export function compareCasesOf(parsed: unknown): CompareCase[] | null {
  const { cases } = (parsed ?? {}) as { cases?: unknown };
  if (!Array.isArray(cases)) return null;
  const isCase = (item: Partial<CompareCase>) =>
    typeof item.judgeAnswer_b64 === 'string' && typeof item.output_b64 === 'string';
  if (!cases.every(isCase)) return null;
  return (cases as CompareCase[]).filter(({ rule }) => rule === undefined || rule === ourRule);
}

const optionOf: Record<string, keyof CheckerOptions> = {
  case_sensitive: 'caseSensitive',
  space_change_sensitive: 'spaceChangeSensitive',
  float_tolerance: 'floatTolerance',
  float_relative_tolerance: 'floatRelativeTolerance',
  float_absolute_tolerance: 'floatAbsoluteTolerance',
};

/** Converts the format's flags (`float_tolerance 1e-6`) to our options. @throws on an unknown flag */
export function optionsOfFlags(flags: readonly string[]): CheckerOptions {
  const options: Record<string, boolean | number> = {};
  for (let at = 0; at < flags.length; at++) {
    const name = optionOf[flags[at] ?? ''];
    if (!name) throw new Error(`unknown checker flag '${flags[at]}'`);
    options[name] = name.startsWith('float') ? Number(flags[++at]) : true;
  }
  return options;
}

/** Null when our rule agrees, otherwise our result. */
export function mismatch({ judgeAnswer_b64, output_b64, flags, accept }: CompareCase): string | null {
  const expected = Buffer.from(judgeAnswer_b64, 'base64');
  const output = Buffer.from(output_b64, 'base64');
  const result = compareOutput(expected, output, optionsOfFlags(flags));
  if (result.accepted === accept) return null;
  return result.accepted ? 'accepted, but should not be' : `not accepted: ${result.message}`;
}
