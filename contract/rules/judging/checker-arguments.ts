import type { TokensChecker } from '../../entities/checker/checker-config';

const tolerances = {
  float_tolerance: 'floatTolerance',
  float_relative_tolerance: 'floatRelativeTolerance',
  float_absolute_tolerance: 'floatAbsoluteTolerance',
} as const;
const sensitivities = {
  case_sensitive: 'caseSensitive',
  space_change_sensitive: 'spaceChangeSensitive',
} as const;

/** Arguments of the format's default validator (`float_tolerance 1e-6 case_sensitive`) as a checker. */
export function tokensCheckerOf(args: readonly string[]): { checker: TokensChecker; unknown: string[] } {
  const checker: TokensChecker = { type: 'tokens' };
  const unknown: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (isKeyOf(sensitivities, word)) {
      checker[sensitivities[word]] = true;
    } else if (isKeyOf(tolerances, word)) {
      at += 1;
      const value = Number(args[at] ?? 'missing');
      if (value >= 0 && value <= 1) checker[tolerances[word]] = value;
      else unknown.push(`${word} ${args[at] ?? ''}`.trim());
    } else {
      unknown.push(word);
    }
  }
  return { checker, unknown };
}

function isKeyOf<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}
