/** Parses an export file; untrusted input. */
import * as z from 'zod/mini';
import { Answer } from '../../../contract/entities/question';
import { languages } from '../../../contract/limits';
import { check } from '../../lib/schema/validate';
import { unsentFormat, unsentVersion } from '../device-work/unsent-work';
import { messages } from './messages';
import { textKinds } from './typed-values';

const name = z.string().check(z.maxLength(64));
const time = z.iso.datetime({ error: messages.notATime });
const key = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, messages.notAnId));
/** More than anybody types, but far from filling a device. */
const codeLengthMax = 1_000_000;

const Item = z.object({
  id: key,
  kind: z.string(),
  v: z.int(),
  createdAt: time,
  tried: z._default(z.boolean(), true),
  payload: z.unknown(),
  draftID: z.optional(z.string().check(z.maxLength(200))),
});
const Draft = z.object({
  problemID: name.check(z.minLength(1)),
  language: z.enum(languages),
  contestSlug: name,
  code: z.string().check(z.maxLength(codeLengthMax)),
  updatedAt: time,
});
const WizardDraft = z.object({
  kind: z.enum(['contest', 'problem', 'problemCase']),
  id: z.string().check(z.minLength(1), z.maxLength(1000)),
  name: z.string().check(z.maxLength(1000)),
  value: z.record(z.string(), z.unknown()),
  updatedAt: time,
});
const place = z.string().check(z.minLength(1), z.maxLength(200));
const Typed = z.union([
  // A custom input may have any length.
  z.object({ kind: z.enum(textKinds), place, value: z.string() }),
  z.object({ kind: z.literal('contestAnswerDraft'), place, value: Answer }),
]);
const WorkFile = z.object({
  format: z.literal(unsentFormat),
  version: z.int(),
  exportedAt: time,
  account: z.string().check(z.minLength(1), z.maxLength(128)),
  username: z.optional(z.string().check(z.maxLength(64))),
  items: z.array(Item).check(z.maxLength(10_000)),
  drafts: z._default(z.array(Draft).check(z.maxLength(10_000)), []),
  answers: z._default(z.array(z.object({ problemID: name.check(z.minLength(1)), answer: Answer })), []),
  typed: z._default(z.array(Typed).check(z.maxLength(10_000)), []),
  wizardDrafts: z._default(z.array(WizardDraft).check(z.maxLength(100_000)), []),
});
export type WorkFile = z.infer<typeof WorkFile>;

export type ReadFile = { ok: true; file: WorkFile } | { ok: false; message: string };

/** Returns the content, or a message for users. */
export function readWorkFile(text: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return no(messages.notJson);
  }
  const head = value as { format?: unknown; version?: unknown } | null;
  if (head?.format !== unsentFormat) return no(messages.notAnExport);
  if (typeof head.version === 'number' && head.version > unsentVersion) {
    return no(messages.newerVersion);
  }
  const checked = check(WorkFile, value);
  if (checked.ok) return { ok: true, file: checked.value };
  const path = z.safeParse(WorkFile, value).error?.issues[0]?.path.join('.') ?? '';
  return no(messages.damaged(path, checked.message));
}

const no = (message: string): ReadFile => ({ ok: false, message });
