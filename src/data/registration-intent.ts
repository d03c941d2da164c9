import * as z from 'zod/mini';
import { RegisterForContest } from '../../contract/entities/contest-run';

/** What a queued registration carries: the body of its call, and which contest it is for. */
export const RegistrationIntent = z.extend(RegisterForContest, {
  contestSlug: z.string().check(z.minLength(1), z.maxLength(64)),
});
export type RegistrationIntent = z.infer<typeof RegistrationIntent>;
