import * as z from 'zod/mini';
import { tagLengthMax } from '../limits';

export const DownloadSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('challenge'), name: z.string().check(z.minLength(1), z.maxLength(64)) }),
  z.object({ kind: z.literal('tag'), name: z.string().check(z.minLength(1), z.maxLength(tagLengthMax)) }),
  z.object({ kind: z.literal('everything') }),
  z.object({ kind: z.literal('assignment'), name: z.uuid() }),
]);
export type DownloadSubject = z.infer<typeof DownloadSubject>;

/** `bytes`: approximate text size. */
export const PlannedProblem = z.object({ id: z.string(), version: z.int(), bytes: z.int() });
export type PlannedProblem = z.infer<typeof PlannedProblem>;

export const DownloadPlan = z.object({
  problems: z.array(PlannedProblem),
  /** By url. */
  challenges: z.array(z.object({ url: z.string(), version: z.int() })),
});
export type DownloadPlan = z.infer<typeof DownloadPlan>;
