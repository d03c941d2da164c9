/** The tables of the Contest API 2026-01, as strict schemas: an unknown property or a null where none may be is a fault. */
import * as z from 'zod/mini';

const id = z.string().check(z.maxLength(36), z.regex(/^[A-Za-z0-9_](?:[A-Za-z0-9_.-]*[A-Za-z0-9_-])?$/));
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(?:Z|[+-]\d\d(?::\d\d)?)$/));
const spanText = String.raw`(?:[1-9]\d*)?\d:[0-5]\d:[0-5]\d\.\d{3}`;
const span = z.string().check(z.regex(new RegExp(`^-?${spanText}$`)));
/** Where the specification allows no negative time. */
const length = z.string().check(z.regex(new RegExp(`^${spanText}$`)));
const text = z.string();
const ids = z.array(id).check(z.refine((all) => new Set(all).size === all.length, 'repeats an id'));
const orNull = <T extends z.ZodMiniType>(type: T) => z.optional(z.nullable(type));
const thousandths = z.number().check(
  z.gte(0),
  z.refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6),
);
const file = z.strictObject({
  href: text,
  filename: text,
  mime: text,
  hash: orNull(text),
  tag: z.optional(z.array(text)),
});

const clarification = z
  .strictObject({
    id,
    from_team_id: orNull(id),
    to_team_ids: orNull(ids),
    to_group_ids: orNull(ids),
    reply_to_id: orNull(id),
    problem_id: orNull(id),
    text,
    time,
    contest_time: span,
  })
  .check(
    z.refine(
      (one) => !one.from_team_id || !(one.to_team_ids || one.to_group_ids),
      'goes from a team to a team',
    ),
  );

export { id as teamOrProblemId, span as timeSpan, time as timeAt };

export interface Kind {
  readonly isPassFail: boolean;
  readonly isIoi?: boolean;
  readonly isPublic?: boolean;
}

/** Schemas by the type of the event feed; some properties depend on the way of scoring. */
export function schemasFor({ isPassFail, isIoi = false, isPublic = false }: Kind) {
  const onlyIf = <T extends z.ZodMiniType>(when: boolean, type: T) =>
    when ? type : z.optional(z.undefined());
  return {
    contest: z.strictObject({
      id,
      name: text,
      formal_name: orNull(text),
      start_time: z.nullable(time),
      countdown_pause_time: orNull(length),
      duration: length,
      scoreboard_freeze_duration: orNull(length),
      scoreboard_thaw_time: orNull(time),
      scoreboard_type: z.literal(isPassFail ? 'pass-fail' : 'score'),
      main_scoreboard_group_id: orNull(id),
      penalty_time: onlyIf(isPassFail, length),
    }),
    'judgement-types': z.strictObject({
      id: z.string().check(z.regex(/^[A-Z]{2,3}$/)),
      name: text,
      penalty: onlyIf(isPassFail, z.boolean()),
      solved: z.boolean(),
      simplified_judgement_type_id: orNull(id),
    }),
    languages: z
      .strictObject({
        id,
        name: text,
        entry_point_required: z.boolean(),
        entry_point_name: orNull(text),
        extensions: z.array(text).check(z.minLength(1)),
      })
      .check(z.refine((one) => one.entry_point_required === Boolean(one.entry_point_name))),
    problems: z.strictObject({
      id,
      label: text,
      name: text,
      ordinal: z.int(),
      max_score: onlyIf(!isPassFail, z.number()),
      time_limit: onlyIf(!isPublic, thousandths),
      memory_limit: onlyIf(!isPublic, z.int()),
      test_data_count: z.int(),
    }),
    groups: z.strictObject({ id, icpc_id: orNull(text), name: text, type: orNull(text) }),
    organizations: z.strictObject({ id, name: text, formal_name: orNull(text) }),
    teams: z.strictObject({
      id,
      icpc_id: orNull(text),
      name: text,
      label: text,
      display_name: orNull(text),
      organization_id: orNull(id),
      group_ids: ids,
    }),
    state: z
      .strictObject({
        started: z.nullable(time),
        frozen: z.nullable(time),
        ended: z.nullable(time),
        thawed: z.nullable(time),
        finalized: z.nullable(time),
        end_of_updates: z.nullable(time),
      })
      .check(z.refine(isOrdered, 'the times are not in their order')),
    submissions: z
      .strictObject({
        id,
        language_id: id,
        problem_id: id,
        team_id: orNull(id),
        time,
        contest_time: span,
        entry_point: orNull(text),
        files: onlyIf(!isPublic, z.array(file).check(z.length(1))),
      })
      .check(
        z.refine(
          (one) => (isPublic ? !('entry_point' in one) : hasEntryPoint(one)),
          'needs an entry point, or none',
        ),
      ),
    judgements: z
      .strictObject({
        id,
        submission_id: id,
        judgement_type_id: orNull(id),
        simplified_judgement_type_id: orNull(id),
        score: onlyIf(!isPassFail, z.number()),
        current: orNull(z.boolean()),
        start_time: time,
        start_contest_time: span,
        end_time: orNull(time),
        end_contest_time: orNull(span),
        max_run_time: orNull(thousandths),
        // Our extension.
        test_groups: z.optional(
          onlyIf(
            isIoi && !isPublic,
            z.array(z.strictObject({ name: text, score: z.number(), max_score: z.number() })),
          ),
        ),
      })
      .check(
        z.refine(
          (one) =>
            new Set([one.judgement_type_id, one.end_time, one.end_contest_time].map(Boolean)).size === 1,
          'has an end without a verdict, or a verdict without an end',
        ),
      ),
    runs: z.strictObject({
      id,
      judgement_id: id,
      ordinal: z.int().check(z.gte(1)),
      judgement_type_id: id,
      time,
      contest_time: span,
      run_time: thousandths,
    }),
    clarifications: clarification,
    awards: z.strictObject({ id, citation: text, team_ids: orNull(ids) }),
  } as const;
}

/** The specification orders the times of a state. */
function isOrdered(state: Record<string, string | null>): boolean {
  const later = (a: string | null | undefined, b: string | null | undefined) => !a || !b || a <= b;
  const { started, frozen, ended, thawed, finalized } = state;
  return later(started, frozen) && later(frozen, ended) && later(ended, thawed) && later(ended, finalized);
}

/** Of our languages, these start at a file or a class. */
function hasEntryPoint({
  language_id,
  entry_point,
}: {
  language_id: string;
  entry_point?: string | null | undefined;
}) {
  return ['python3', 'java', 'javascript'].includes(language_id)
    ? Boolean(entry_point)
    : entry_point === null;
}

export const eventSchema = z.strictObject({
  type: text,
  id: z.nullable(id),
  token: text,
  data: z.nullable(z.record(z.string(), z.unknown())),
});
export type FeedEvent = z.infer<typeof eventSchema>;
