import * as z from 'zod/mini';

/** What a device needs to join a server in a local network. */
export const JoinNetwork = z.object({
  /** For example `codeferry.local`; some devices cannot find it. */
  name: z.optional(z.string()),
  /** Origins, the most likely one first. */
  http: z.array(z.string()),
  https: z.array(z.string()),
  authority: z.object({ name: z.string(), fingerprint: z.string() }),
  /** The certificate of the server. A device whose clock is outside refuses it. */
  certificate: z.object({ validFrom: z.string(), validUntil: z.string() }),
});
export type JoinNetwork = z.output<typeof JoinNetwork>;

export const JoinInfo = z.object({
  time: z.string(),
  /** Missing: this server has no authority of its own, so there is nothing to trust. */
  network: z.optional(JoinNetwork),
});
export type JoinInfo = z.output<typeof JoinInfo>;
