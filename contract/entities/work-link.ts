/** Place of a submission or answer in the chain of its device (decision 091). */
import * as z from 'zod/mini';
import { deviceName } from './device-name';
import { noNul } from './no-nul';

export const WorkLink = z.object({
  device: deviceName,
  sequence: z.int().check(z.gte(1), z.lte(1_000_000_000)),
  previousHash: z.string().check(z.maxLength(128), noNul),
  /** By the server's clock, as far as the device knows it. */
  writtenTime: z.iso.datetime(),
  deviceTime: z.iso.datetime(),
  clockSetBack: z.optional(z.boolean()),
});
export type WorkLink = z.infer<typeof WorkLink>;
