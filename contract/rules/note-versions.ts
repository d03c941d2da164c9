import type { NoteVersion, NoteWrite } from '../entities/own-list';

/**
 * The versions of a note after a write. The write replaces what its author saw; texts that others wrote meanwhile
 * stay. A write that arrives twice changes nothing.
 */
export function withNote(
  versions: readonly NoteVersion[],
  { versionID, replaces, text, device, savedAt }: Omit<NoteWrite, 'problemID'>,
): NoteVersion[] {
  const kept = versions.filter((one) => one.versionID !== versionID && !replaces.includes(one.versionID));
  if (text === '' || kept.some((one) => one.text === text)) return kept;
  return [...kept, { versionID, text, device, savedAt }];
}
