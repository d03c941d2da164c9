/**
 * What a device needs to join a server in a local network. Not a call of the API: the join page alone asks for it,
 * from this server and no other, and no other page loads this file.
 */
import * as z from 'zod/mini';

/** Missing on a server without an authority: it answers 404. */
export const joinInfoPath = '/join/network.json';

export const JoinInfo = z.object({
  time: z.string(),
  /** For example `codeferry.local`; some devices cannot find it. */
  name: z.optional(z.string()),
  /** Origins, the most likely one first. */
  http: z.array(z.string()),
  https: z.array(z.string()),
  authority: z.object({ name: z.string(), fingerprint: z.string() }),
  /** The certificate of the server. A device whose clock is outside refuses it. */
  certificate: z.object({ validFrom: z.string(), validUntil: z.string() }),
});
export type JoinInfo = z.output<typeof JoinInfo>;
