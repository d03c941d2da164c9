/**
 * A leaderboard computed from the objects of an event feed only, written from decision 072 without the product's rules.
 */
import type { Objects } from './read-feed';

export interface Place {
  readonly team: string;
  readonly total: number;
  readonly penaltyMinutes: number;
  readonly lastMs: number;
  readonly attempts: number;
  readonly solved: number;
}

interface Try {
  readonly ms: number;
  readonly verdict: string;
  readonly score: number;
  readonly groups: { name: string; score: number; max_score: number }[] | undefined;
}

export function spanMs(span: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = span.split(':').map(Number);
  return Math.round(((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/** @param before only submissions written before this time count */
export function boardOf(objects: Objects, kind: 'points' | 'icpc' | 'ioi', before?: string): Place[] {
  const all = (type: string) => [...(objects.get(type)?.values() ?? [])];
  const current = new Map(
    all('judgements')
      .filter((one) => one.current)
      .map((one) => [one.submission_id, one]),
  );
  const contest = objects.get('contest')?.get(null);
  const perTry = kind === 'icpc' ? spanMs(String(contest?.penalty_time)) / 60_000 : 0;
  const places = all('teams').map((team): Place => {
    const sums = { total: 0, penaltyMinutes: 0, lastMs: 0, attempts: 0, solved: 0 };
    for (const problem of all('problems')) {
      const tries = all('submissions')
        .filter(({ team_id, problem_id }) => team_id === team.id && problem_id === problem.id)
        .filter(({ time }) => before === undefined || String(time) < before)
        .flatMap((submission): Try[] => {
          const judgement = current.get(submission.id);
          if (!judgement) return [];
          const verdict = String(judgement.judgement_type_id);
          const score = kind === 'icpc' ? (verdict === 'AC' ? 1 : 0) : Number(judgement.score);
          return [
            {
              ms: spanMs(String(submission.contest_time)),
              verdict,
              score,
              groups: judgement.test_groups as Try['groups'],
            },
          ];
        })
        .sort((a, b) => a.ms - b.ms);
      const full = kind === 'icpc' ? 1 : Number(problem.max_score);
      const reached = kind === 'ioi' ? bestGroups(tries, full) : bestTry(tries);
      if (reached.score === 0) continue;
      const counted = tries.filter(
        ({ ms, verdict }) => ms <= reached.ms && verdict !== 'CE' && verdict !== 'JE',
      ).length;
      sums.total += reached.score;
      sums.attempts += counted;
      sums.lastMs = Math.max(sums.lastMs, reached.ms);
      if (reached.score >= full - 1e-9) sums.solved += 1;
      if (kind === 'icpc') sums.penaltyMinutes += Math.floor(reached.ms / 60_000) + (counted - 1) * perTry;
    }
    return { team: String(team.id), ...sums, total: Math.round(sums.total * 1e4) / 1e4 };
  });
  return places.sort(
    (a, b) =>
      b.total - a.total ||
      a.penaltyMinutes - b.penaltyMinutes ||
      a.lastMs - b.lastMs ||
      a.attempts - b.attempts,
  );
}

function bestTry(tries: readonly Try[]): { score: number; ms: number } {
  let best = { score: 0, ms: 0 };
  for (const { score, ms } of tries) if (score > best.score) best = { score, ms };
  return best;
}

/** The groups of the tests' problem are leaves that add up to the whole. */
function bestGroups(tries: readonly Try[], full: number): { score: number; ms: number } {
  const best = new Map<string, number>();
  let whole = 0;
  let reached = { score: 0, ms: 0 };
  for (const { score, groups, ms } of tries) {
    whole = Math.max(whole, score);
    const leaves = (groups ?? []).filter(
      ({ name }) => !(groups ?? []).some((other) => name === '' || other.name.startsWith(`${name}/`)),
    );
    for (const { name, score: points } of leaves) best.set(name, Math.max(best.get(name) ?? 0, points));
    const most = leaves.reduce((sum, { max_score }) => sum + max_score, 0);
    const points = [...best.values()].reduce((sum, value) => sum + value, 0);
    const now = Math.max(whole, most === 0 ? 0 : (points / most) * full);
    if (now > reached.score + 1e-9) reached = { score: now, ms };
  }
  return reached;
}
