/** PWIZ-12 … PWIZ-15 */
import { tagLengthMax, tagsMax } from '../../../../contract/limits';

/** Adds the typed tags: trimmed, lower case, unique, at most ten. Pasted text may contain several. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const added = typed.split(',').map((tag) => tag.trim().toLowerCase().slice(0, tagLengthMax).trim());
  return [...new Set([...tags, ...added.filter((tag) => tag !== '')])].slice(
    0,
    Math.max(tagsMax, tags.length),
  );
}

export type TagKey = { tags: string[]; typed: string } | null;

/** The effect of a key; null for the field's default behaviour. */
export function pressKey(tags: readonly string[], typed: string, key: string): TagKey {
  if (key === 'Enter' || key === ',') return { tags: withTags(tags, typed), typed: '' };
  if (key === 'Backspace' && typed === '' && tags.length > 0) return { tags: tags.slice(0, -1), typed: '' };
  return null;
}
