/** A contest preview in a URL (CPRE-1, D-13): no password, no email lists. */
import * as z from 'zod/mini';
import { contestLimits } from '../../../contract/limits';
import { scoringKinds } from '../../../contract/rules/contest/contest-score';
import { emailRestrictions } from '../../../contract/rules/contest/eligibility';
import { packJson, unpackJson } from '../../lib/schema/packed-json';
import { check } from '../../lib/schema/validate';

const text = z._default(z.string(), '');
/** Drafts may be incomplete: missing fields are empty. */
const ContestPreview = z.object({
  name: text,
  creatorName: text,
  imageURL: z._default(z.nullable(z.string()), null),
  tags: z._default(z.array(z.string()), []),
  startTime: text,
  endTime: z._default(z.nullable(z.string()), null),
  openContestForever: z._default(z.boolean(), false),
  timedContest: z._default(z.boolean(), false),
  duration: z._default(z.nullable(z.number()), null),
  enableProctored: z._default(z.boolean(), false),
  maxWarnings: z._default(z.number(), contestLimits.warningsDefault),
  warningSeconds: z._default(z.number(), 0),
  lateSyncMinutes: z._default(z.number(), contestLimits.lateSyncMinutesDefault),
  freezeMinutes: z._default(z.number(), 0),
  scoring: z._default(z.enum(scoringKinds), 'points'),
  penaltyMinutes: z._default(z.number(), contestLimits.penaltyMinutesDefault),
  passwordProtected: z._default(z.boolean(), false),
  emailRestriction: z._default(z.enum(emailRestrictions), 'all'),
  public: z._default(z.boolean(), true),
  questionCount: z._default(z.number(), 0),
  description: text,
  eventRules: text,
  eventPrizes: text,
  eventFAQ: text,
  eventTerms: text,
  eventPrivacy: text,
});
export type ContestPreview = z.infer<typeof ContestPreview>;

export async function packPreview(contest: z.input<typeof ContestPreview>): Promise<string> {
  return packJson(z.parse(ContestPreview, contest));
}

/** CPRE-5: logs unreadable data and returns null. */
export async function readPreview(data: string | undefined): Promise<ContestPreview | null> {
  if (data === undefined || data === '') return null;
  try {
    const checked = check(ContestPreview, await unpackJson(data));
    if (checked.ok) return checked.value;
    console.error('The preview cannot be shown', checked.message);
  } catch (error) {
    console.error('The preview cannot be read', error);
  }
  return null;
}
