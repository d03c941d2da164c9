/** PWIZ-12 … PWIZ-15: the tags of a problem while they are typed. Pure. */
import { tagLengthMax, tagsMax } from '../../../../contract/limits';

/** With what was typed added: trimmed, lower-cased, each once, at most ten. Several may have been pasted with commas between them. */
export function withTags(tags: readonly string[], typed: string): string[] {
  const added = typed.split(',').map((tag) => tag.trim().toLowerCase().slice(0, tagLengthMax).trim());
  return [...new Set([...tags, ...added.filter((tag) => tag !== '')])].slice(
    0,
    Math.max(tagsMax, tags.length),
  );
}

export type TagKey = { tags: string[]; typed: string } | null;

/** What a key does while `typed` stands in the field; null: what the field does with it by itself. */
export function pressKey(tags: readonly string[], typed: string, key: string): TagKey {
  if (key === 'Enter' || key === ',') return { tags: withTags(tags, typed), typed: '' };
  if (key === 'Backspace' && typed === '' && tags.length > 0) return { tags: tags.slice(0, -1), typed: '' };
  return null;
}
