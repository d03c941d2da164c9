import * as z from 'zod/mini';
import { badgeNames } from '../rules/badge-names';

/** With the most recent awards, newest first. */
export const Badge = z.object({
  name: z.enum(badgeNames),
  title: z.string(),
  description: z.string(),
  how: z.string(),
  count: z.int(),
  lately: z.array(z.object({ username: z.string(), displayName: z.string(), awardedAt: z.iso.datetime() })),
});
export type Badge = z.infer<typeof Badge>;
