/** Devices that several students share: short codes, and work that was sealed when its owner left. */
import * as z from 'zod/mini';
import { accountLimits } from '../account-limits';
import { sharedDeviceLimits as limits } from '../shared-device-limits';
import { noNul } from './no-nul';

const name = z.string().check(z.minLength(1), z.maxLength(64), noNul);
const base64 = z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

export const MakeClassCodes = z.object({
  classID: z.uuid(),
  usernames: z.array(name).check(z.minLength(1), z.maxLength(accountLimits.rowsAtOnceMax)),
});
export type MakeClassCodes = z.infer<typeof MakeClassCodes>;

export const SharedSignIn = z.object({
  classCode: z.string().check(z.minLength(1), z.maxLength(40), noNul),
  /** The sign-in name. */
  name: z.string().check(z.minLength(1), z.maxLength(254), noNul),
  code: z.string().check(z.minLength(1), z.maxLength(20), noNul),
});
export type SharedSignIn = z.infer<typeof SharedSignIn>;

export const SharedSignedIn = z.object({
  /** For the identity SDK; valid for a minute. */
  token: z.string(),
  className: z.string(),
});
export type SharedSignedIn = z.infer<typeof SharedSignedIn>;

export const SealingKey = z.object({
  kid: z.string(),
  /** SubjectPublicKeyInfo of an RSA key, base64. */
  publicKey: z.string(),
  /** Lets a device send this account's sealed work after the account has left it. */
  ticket: z.string(),
});
export type SealingKey = z.infer<typeof SealingKey>;

/** AES-GCM; its key is encrypted with RSA-OAEP for the server. The id is authenticated too. */
export const SealedWork = z.object({
  id: z.uuid(),
  kid: z.string().check(z.minLength(1), z.maxLength(64)),
  key: base64.check(z.maxLength(1024)),
  iv: base64.check(z.maxLength(32)),
  data: base64.check(z.maxLength(limits.sealedBytesMax)),
});
export type SealedWork = z.infer<typeof SealedWork>;

const Send = z.object({
  key: z.string().check(z.minLength(8), z.maxLength(128)),
  call: z.string(),
  /** The entries of a stream run in order, up to the first that must wait. */
  stream: z.string(),
  body: z.unknown(),
});

/** Content of a seal. */
export const SealedContent = z.object({
  version: z.literal(1),
  account: z.string().check(z.minLength(1), z.maxLength(128)),
  ticket: z.string(),
  /** In written order. */
  sends: z.array(Send),
  /** One for each of `work.drafts`: a text that was sent without an answer, then the newest one. */
  drafts: z.array(z.array(z.object({ key: Send.shape.key, body: z.record(z.string(), z.unknown()) }))),
  /** Everything, as an export file with rows. The server gives its owner what it could not process. */
  work: z.looseObject({
    items: z.array(z.looseObject({ id: z.string() })),
    drafts: z.array(z.unknown()),
    answers: z.array(z.unknown()),
    rows: z.array(z.unknown()),
  }),
});
export type SealedContent = z.infer<typeof SealedContent>;

/** Work that waits for its owner, one piece at a time. Null: none. */
export const ReturnedWork = z.object({
  piece: z.nullable(z.object({ id: z.string(), work: z.unknown() })),
});
export type ReturnedWork = z.infer<typeof ReturnedWork>;
