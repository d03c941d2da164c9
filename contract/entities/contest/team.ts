/** A participant is one account. A team shares it, and may show its own name and affiliation. */
import * as z from 'zod/mini';
import { teamLimits } from '../../account-limits';
import { isPlainName } from '../../rules/names/display-name';

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max), z.refine(isPlainName));

/** '': none. */
export const TeamDetails = z.object({
  /** Shown instead of the display name. */
  teamName: text(teamLimits.nameLengthMax),
  affiliation: text(teamLimits.affiliationLengthMax),
  /** ISO 3166-1 alpha-3, as the Contest API writes it. */
  country: z.string().check(z.regex(/^([A-Z]{3})?$/)),
});
export type TeamDetails = z.infer<typeof TeamDetails>;

/** What lists show beside a name. Absent: none. */
export const shownAffiliation = {
  affiliation: z.optional(z.string()),
  country: z.optional(z.string()),
};
