import * as z from 'zod/mini';
import { noNul } from './no-nul';
import { Language } from './problem/problem';

export const LanguageStatus = z.object({
  language: Language,
  available: z.boolean(),
  version: z.optional(z.string()),
  /** Why it is unavailable. */
  reason: z.optional(z.string()),
  /** Install command, if known. */
  installHint: z.optional(z.string()),
});
export type LanguageStatus = z.infer<typeof LanguageStatus>;

export const ServerStatus = z.object({
  ok: z.boolean(),
  version: z.string(),
  database: z.object({
    ok: z.boolean(),
    kind: z.enum(['embedded', 'external']),
    latencyMs: z.optional(z.number()),
  }),
  queue: z.object({ ok: z.boolean(), waiting: z.int(), running: z.int() }),
  judge: z.object({
    workers: z.int(),
    sandbox: z.enum(['cgroup', 'userns', 'landlock', 'none']),
    reason: z.optional(z.string()),
  }),
  languages: z.array(LanguageStatus),
});
export type ServerStatus = z.infer<typeof ServerStatus>;

export const SignUpMode = z.enum(['open', 'invitation', 'closed']);
export type SignUpMode = z.infer<typeof SignUpMode>;

/** An administrator's message to everybody. */
export const SiteNotice = z.object({
  text: z.string().check(z.trim(), z.minLength(1, 'Enter a text.'), z.maxLength(300), noNul),
  tone: z.enum(['plain', 'alert']),
});
export type SiteNotice = z.infer<typeof SiteNotice>;

/** GET /meta */
export const ServerMeta = z.object({
  name: z.string(),
  version: z.string(),
  /** Older clients must not write. */
  minClientVersion: z.string(),
  /** ISO 8601 in UTC. */
  time: z.iso.datetime(),
  identity: z.object({
    provider: z.enum(['local', 'firebase']),
    /** Only with `local`: origins of all servers of the installation, if there are several. */
    servers: z.optional(z.array(z.string())),
    /** Only with `firebase`. */
    firebase: z.optional(
      z.object({
        apiKey: z.string(),
        authDomain: z.string(),
        projectId: z.string(),
        /** Tests only. */
        emulatorUrl: z.optional(z.string()),
      }),
    ),
  }),
  /** Missing: an older server, where sign-up is open. */
  signUp: z.optional(SignUpMode),
  notice: z.optional(SiteNotice),
  contactEmail: z.string(),
  sourceUrl: z.string(),
});
export type ServerMeta = z.infer<typeof ServerMeta>;
