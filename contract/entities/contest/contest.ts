/** ENT-15, ENT-16, ENT-18 */
import * as z from 'zod/mini';
import { staffRoles } from '../../rules/contest/contest-roles';
import { scoringKinds } from '../../rules/contest/contest-score';
import { emailRestrictions } from '../../rules/contest/eligibility';
import { shownAffiliation } from './team';

const time = z.iso.datetime();

/** Input of `rules/contest/contest-clock.ts`. */
const schedule = {
  startTime: time,
  /** Null: open forever. */
  endTime: z.nullable(time),
  openContestForever: z.boolean(),
  timedContest: z.boolean(),
  /** Minutes; null: not timed. */
  duration: z.nullable(z.number()),
};

const shown = {
  contestSlug: z.string(),
  name: z.string(),
  /** The organisation, or the creator's display name. */
  creatorName: z.string(),
  imageURL: z.nullable(z.string()),
  /** 100 × 100 pixels. Absent in copies of older servers. */
  logoURL: z.optional(z.nullable(z.string())),
  tags: z.array(z.string()),
  ...schedule,
  enableProctored: z.boolean(),
  passwordProtected: z.boolean(),
  emailRestriction: z.enum(emailRestrictions),
  public: z.boolean(),
  participants: z.int(),
  /** For each participant. */
  questionCount: z.int(),
  /** Increases with every change. */
  version: z.int(),
  userHasRegistered: z.boolean(),
  /** The caller helps to run the contest; absent for its creator. */
  role: z.optional(z.enum(staffRoles)),
};

/** Accepts `slug` or `contestSlug` (CDET-38); the output has `contestSlug`. */
export function normalizeSlugField<T extends z.ZodMiniObject>(contest: T) {
  return z.codec(z.unknown(), contest, {
    decode: (told) => withContestSlug(told) as z.input<T>,
    encode: (known) => known,
  });
}

function withContestSlug(told: unknown): unknown {
  const isOther = typeof told === 'object' && told !== null && 'slug' in told && !('contestSlug' in told);
  return isOther ? { ...told, contestSlug: told.slug } : told;
}

export const RemovedInterval = z.object({ from: time, to: time });
export type RemovedInterval = z.infer<typeof RemovedInterval>;

/** Absent from older servers: points. */
export const scoringFields = {
  scoring: z.optional(z.enum(scoringKinds)),
  penaltyMinutes: z.optional(z.int()),
};

/** `pausedSince`: deadlines are computed as if the pause ended now. Absent: not paused. */
export const clockCuts = { removed: z.array(RemovedInterval), pausedSince: z.optional(time) };

/** `removed` is absent in copies of older servers. */
const listedCuts = { ...clockCuts, removed: z.optional(clockCuts.removed) };

export const ContestListItem = normalizeSlugField(z.object({ ...shown, ...listedCuts }));
export type ContestListItem = z.infer<typeof ContestListItem>;

/** D-13: for the caller. Signed out: `allowed`, because it is not known yet. */
export const Eligibility = z.discriminatedUnion('allowed', [
  z.object({ allowed: z.literal(true) }),
  z.object({ allowed: z.literal(false), reason: z.enum(['domain', 'emails', 'blocked']) }),
]);
export type Eligibility = z.infer<typeof Eligibility>;

export const runEnds = ['finished', 'malpractice'] as const;
export const RunEnd = z.object({
  reason: z.enum(runEnds),
  cause: z.optional(z.string()),
  at: time,
});
export type RunEnd = z.infer<typeof RunEnd>;

export const ContestDetail = normalizeSlugField(
  z.object({
    ...shown,
    ...clockCuts,
    maxWarnings: z.int(),
    /** Absent from older servers: 0, each absence is a warning. */
    warningSeconds: z.optional(z.int()),
    lateSyncMinutes: z.int(),
    freezeMinutes: z.int(),
    ...scoringFields,
    /** Participants can practise its private problems after the end. Absent from older servers: no. */
    openForPractice: z.optional(z.boolean()),
    description: z.string(),
    eventRules: z.string(),
    eventPrizes: z.string(),
    eventFAQ: z.string(),
    eventTerms: z.string(),
    eventPrivacy: z.string(),
    eligibility: Eligibility,
    run: z.nullable(
      z.object({
        startedAt: time,
        deadline: z.nullable(time),
        end: z.nullable(RunEnd),
        /** By problem id, while the run is open. */
        versions: z.optional(z.record(z.string(), z.int())),
      }),
    ),
    /** Registration asks for team and affiliation. Absent from older servers: no. */
    asksTeam: z.optional(z.boolean()),
    serverTime: time,
    isCreator: z.boolean(),
    /** Creator only. */
    orgName: z.optional(z.string()),
    emailDomains: z.optional(z.array(z.string())),
    allowedEmails: z.optional(z.array(z.string())),
    problems: z.optional(z.array(z.string())),
    /** In the order of `problems`. */
    problemPoints: z.optional(z.array(z.number())),
    maxQuestions: z.optional(z.int()),
    randomizeQuestions: z.optional(z.boolean()),
  }),
);
export type ContestDetail = z.infer<typeof ContestDetail>;

/** As far as the leaderboard can show it. */
export const LeaderboardCell = z.object({
  /** 0 to 100. */
  score: z.number(),
  /** Wrong attempts before the best score; all of them if there are no points. Compile errors do not count. */
  wrongTries: z.int(),
  /** Contest time; absent without points. */
  reachedMs: z.optional(z.number()),
  /** First solve by contest time. */
  isFirst: z.optional(z.boolean()),
  /** Not judged yet, or frozen. */
  isPending: z.optional(z.boolean()),
});
export type LeaderboardCell = z.infer<typeof LeaderboardCell>;

/** LEAD-3: the rank is the position, counted from `from`. */
export const LeaderboardEntry = z.object({
  username: z.string(),
  /** Of the team, if it has a name. */
  displayName: z.string(),
  ...shownAffiliation,
  totalScore: z.number(),
  solved: z.int(),
  /** icpc; otherwise absent. */
  penaltyMs: z.optional(z.number()),
  lastImprovementMs: z.number(),
  attempts: z.int(),
  /** In the order of `problems`; null: no attempt. Absent from older servers. */
  cells: z.optional(z.array(z.nullable(LeaderboardCell))),
});
export type LeaderboardEntry = z.infer<typeof LeaderboardEntry>;

/** In contest order (A, B, C …); a title only if the caller can know it. */
export const LeaderboardProblem = z.object({
  title: z.optional(z.string()),
  /** Absent: 100. */
  points: z.optional(z.number()),
});

/** As the Contest API names them: `winner`, `gold-medal`, `first-to-solve-A`. */
export const ContestAward = z.object({ id: z.string(), usernames: z.array(z.string()) });
export type ContestAward = z.infer<typeof ContestAward>;

export const Leaderboard = z.object({
  contestName: z.string(),
  /** Absent from older servers. */
  problems: z.optional(z.array(LeaderboardProblem)),
  ...scoringFields,
  leaderboard: z.array(LeaderboardEntry),
  /** Rank of the first entry, from 1. */
  from: z.int(),
  total: z.int(),
  perPage: z.int(),
  /** The caller's row, even if it is on another page. */
  own: z.nullable(z.object({ rank: z.int(), entry: LeaderboardEntry })),
  asOf: time,
  /** Null: not frozen. */
  frozenSince: z.nullable(time),
  /** After the end, unless frozen; only those that somebody got. */
  awards: z.optional(z.array(ContestAward)),
});
export type Leaderboard = z.infer<typeof Leaderboard>;
