/** Bookmarks, lists and notes of an account. The service worker sends them, so this file stays small. */
import * as z from 'zod/mini';
import { draftLimits } from '../limits';
import { ownListLimits as limits } from '../own-list-limits';
import { noNul } from './no-nul';

const problemID = z.string().check(z.minLength(1), z.maxLength(64), noNul);
const listID = z.uuid();
const time = z.iso.datetime();
const place = z.number().check(z.gte(-1e9), z.lte(1e9));
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.nameLengthMax), noNul);

/**
 * The newest change of each part wins. `at`: device clock; a time in the future counts as the time of arrival.
 * A deleted list stays deleted.
 */
export const OwnListChange = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bookmark'), problemID, isOn: z.boolean(), at: time }),
  /** Also creates the list. */
  z.object({ type: z.literal('name'), listID, name, at: time }),
  z.object({ type: z.literal('share'), listID, isShared: z.boolean(), at: time }),
  z.object({ type: z.literal('delete'), listID, at: time }),
  /** `place` applies to a problem that is added. */
  z.object({ type: z.literal('problem'), listID, problemID, isOn: z.boolean(), place, at: time }),
  z.object({ type: z.literal('move'), listID, problemID, place, at: time }),
]);
export type OwnListChange = z.infer<typeof OwnListChange>;

export const OwnListsWrite = z.object({
  changes: z.array(OwnListChange).check(z.minLength(1), z.maxLength(limits.changesAtOnceMax)),
});
export type OwnListsWrite = z.infer<typeof OwnListsWrite>;

export const NoteVersion = z.object({
  versionID: z.string(),
  text: z.string(),
  device: z.string(),
  savedAt: time,
});
export type NoteVersion = z.infer<typeof NoteVersion>;

/** Replaces the versions that the user saw. Versions of other devices stay beside it. */
export const NoteWrite = z.object({
  problemID,
  /** Chosen by the device; the next text names it in `replaces`. */
  versionID: z.uuid(),
  replaces: z.array(z.uuid()).check(z.maxLength(50)),
  /** Empty: deletes the replaced versions. */
  text: z.string().check(z.maxLength(limits.noteLengthMax), noNul),
  device: z.string().check(z.minLength(1), z.maxLength(draftLimits.deviceLengthMax), noNul),
  savedAt: time,
});
export type NoteWrite = z.infer<typeof NoteWrite>;

const revision = z.int();

/** State on the server. `changedAt` is the time of the change that won. */
export const OwnListRow = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('bookmark'),
    problemID: z.string(),
    isOn: z.boolean(),
    changedAt: time,
    revision,
  }),
  z.object({
    type: z.literal('list'),
    listID: z.string(),
    name: z.string(),
    isShared: z.boolean(),
    isDeleted: z.boolean(),
    createdAt: time,
    revision,
  }),
  z.object({
    type: z.literal('problem'),
    listID: z.string(),
    problemID: z.string(),
    isOn: z.boolean(),
    place: z.number(),
    changedAt: time,
    revision,
  }),
  z.object({ type: z.literal('note'), problemID: z.string(), versions: z.array(NoteVersion), revision }),
]);
export type OwnListRow = z.infer<typeof OwnListRow>;

/** The new state of everything that the request names. */
export const OwnListRows = z.object({ rows: z.array(OwnListRow) });
export type OwnListRows = z.infer<typeof OwnListRows>;

export const OwnListsPage = z.object({
  rows: z.array(OwnListRow),
  cursor: z.int(),
  more: z.boolean(),
  /** Unknown cursor: the client reads from the beginning, and sends its own rows again. */
  reset: z.boolean(),
});
export type OwnListsPage = z.infer<typeof OwnListsPage>;
