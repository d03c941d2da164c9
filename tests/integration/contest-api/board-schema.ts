/** What describes other objects: the scoreboard, the access and the information about the API. */
import * as z from 'zod/mini';
import { type Kind, schemasFor, teamOrProblemId, timeAt, timeSpan } from './schema';

const count = z.int().check(z.gte(0));

export function scoreboardSchema({ isPassFail }: Kind) {
  const problem = z
    .strictObject({
      problem_id: teamOrProblemId,
      num_judged: count,
      num_pending: count,
      time: z.optional(timeSpan),
      ...(isPassFail ? { solved: z.boolean() } : { score: z.number().check(z.gte(0)) }),
    })
    .check(
      z.refine(
        (one) => Boolean('solved' in one ? one.solved : Number(one.score) > 0) === (one.time !== undefined),
        'has a time without a result, or a result without a time',
      ),
    );
  const score = isPassFail
    ? z.strictObject({ num_solved: count, total_time: timeSpan, time: z.nullable(timeSpan) })
    : z.strictObject({ score: z.number(), time: z.nullable(timeSpan) });
  const row = z.strictObject({
    rank: z.int().check(z.gte(1)),
    team_id: teamOrProblemId,
    score: score.check(
      z.refine(
        (one) => (('score' in one ? one.score : one.num_solved) === 0) === (one.time === null),
        'has a last improvement without one, or the opposite',
      ),
    ),
    problems: z.array(problem),
  });
  return z.strictObject({
    time: timeAt,
    contest_time: timeSpan,
    state: schemasFor({ isPassFail }).state,
    rows: z
      .array(row)
      .check(
        z.refine(
          (rows) =>
            rows.every(({ rank }, index) => rank <= index + 1 && rank >= (rows[index - 1]?.rank ?? 1)),
          'is not sorted by rank',
        ),
      ),
  });
}

export const accessSchema = z.strictObject({
  capabilities: z.array(z.string()).check(z.length(0)),
  endpoints: z.array(
    z.strictObject({
      type: z.string(),
      properties: z
        .array(z.string().check(z.regex(/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/)))
        .check(z.minLength(1)),
    }),
  ),
});

export const informationSchema = z.strictObject({
  version: z.literal('2026-01'),
  version_url: z.literal('https://ccs-specs.icpc.io/2026-01/contest_api'),
  provider: z.strictObject({ name: z.literal('Codeferry'), version: z.string() }),
});
