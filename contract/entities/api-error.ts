import * as z from 'zod/mini';
import { errorCodes } from '../errors';

/** The body of every error response. `errorCode` is for programs, `error` and `message` for users. */
export const ApiError = z.object({
  error: z.string(),
  message: z.string(),
  errorCode: z.enum(errorCodes),
  /** The HTTP status, in responses of the Contest API only. */
  code: z.optional(z.int()),
  /** What is wrong at which path of the body. */
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ApiError = z.infer<typeof ApiError>;
