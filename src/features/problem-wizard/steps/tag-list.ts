/** PWIZ-12 … PWIZ-15 */
import { tagLengthMax, tagsMax } from '../../../../contract/limits';

const tagsOf = (typed: string): string[] => {
  const tags = typed.split(',').map((tag) => tag.trim().toLowerCase());
  return [...new Set(tags)].filter((tag) => tag !== '');
};
const fits = (tag: string) => tag.length <= tagLengthMax;

/** Adds the typed tags: trimmed, lower case, unique, at most ten. Pasted text may contain several. */
export function withTags(tags: readonly string[], typed: string): string[] {
  return [...new Set([...tags, ...tagsOf(typed).filter(fits)])].slice(0, Math.max(tagsMax, tags.length));
}

/** The typed tags that `withTags` does not add. */
export function refusedTags(tags: readonly string[], typed: string): { tooLong: string[]; noRoom: string[] } {
  const known = new Set(withTags(tags, typed));
  const missing = tagsOf(typed).filter((tag) => !known.has(tag));
  return { tooLong: missing.filter((tag) => !fits(tag)), noRoom: missing.filter(fits) };
}

export type TagKey = { tags: string[]; typed: string } | null;

/** The effect of a key; null for the field's default behaviour. */
export function pressKey(tags: readonly string[], typed: string, key: string): TagKey {
  if (key === 'Enter' || key === ',') return { tags: withTags(tags, typed), typed: '' };
  if (key === 'Backspace' && typed === '' && tags.length > 0) return { tags: tags.slice(0, -1), typed: '' };
  return null;
}
