/** Pure. */
import type { SubmissionState, Verdict } from '../../contract/entities/submission';
import type { CaseRule } from '../../contract/package/judging/expected-rules';
import type { PackagedSubmission } from '../../contract/package/judging/submissions';
import { matchPattern } from '../../contract/rules/jury/match-pattern';

/** Null: it agrees; otherwise the difference in words. */
export type Disagreement = string | null;

/** Compares the verdict, and whether the points are those of a partial solution. */
export function disagreementOf(submission: PackagedSubmission, state: SubmissionState): Disagreement {
  const { verdict = 'JE', score = 0 } = state;
  if (!submission.expected.includes(verdict))
    return `expected ${submission.expected.join(' or ')}, got ${verdict}`;
  if (!submission.partial) return null;
  const isPartial = score < 100 && (score > 0 || verdict === 'AC');
  return isPartial ? null : `expected a part of the points, got ${score} of 100`;
}

/** Checks the rules on single test cases; needs a judgement that ran all of them. */
export function brokenRule(
  rules: readonly CaseRule[],
  state: SubmissionState,
  caseNames: readonly string[],
): Disagreement {
  for (const rule of rules) {
    const isMeant = matchPattern(rule.cases);
    const verdicts = state.results.flatMap(({ testcaseIndex, verdict }) =>
      verdict !== null && isMeant(caseNames[testcaseIndex] ?? '') ? [verdict] : [],
    );
    const broken = brokenVerdicts(rule, verdicts) ?? brokenScore(rule, state);
    if (broken !== null) return rule.cases === '' ? broken : `${rule.cases}: ${broken}`;
  }
  return null;
}

function brokenVerdicts({ permitted, required }: CaseRule, verdicts: readonly Verdict[]): Disagreement {
  const forbidden = permitted && verdicts.find((verdict) => !permitted.includes(verdict));
  if (forbidden) return `only ${permitted.join(', ')} may be, got ${forbidden}`;
  if (required && !verdicts.some((verdict) => required.includes(verdict)))
    return `${required.join(' or ')} must be, got ${[...new Set(verdicts)].join(', ') || 'nothing'}`;
  return null;
}

function brokenScore({ cases, score }: CaseRule, { groups }: SubmissionState): Disagreement {
  if (!score) return null;
  const name = cases === '' ? 'secret' : cases;
  const got = groups?.find((group) => group.name === name)?.score;
  const [from, to] = score;
  const slack = 1e-6 * Math.max(1, Math.abs(to));
  return got !== undefined && got >= from - slack && got <= to + slack
    ? null
    : `a score from ${from} to ${to} must be, got ${got ?? 'none'}`;
}

/**
 * A folder's rules for each test case. Needed when another judge's test order gives another first failure.
 */
export function rulesOfFolder(folder: string): CaseRule[] {
  const crashes: Verdict[] = ['RTE', 'MLE', 'OLE'];
  if (folder === 'time_limit_exceeded')
    return [{ cases: '', permitted: ['AC', 'WA', 'TLE'], required: ['TLE'] }];
  if (folder === 'run_time_error') return [{ cases: '', required: crashes }];
  if (folder === 'wrong_answer') return [{ cases: '', permitted: ['AC', 'WA'], required: ['WA'] }];
  return [];
}
