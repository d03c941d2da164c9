/** Letters, digits and dashes, 2 to 48, starting and ending with a letter or digit. */
export const problemIdPattern = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,46}[A-Za-z0-9])$/;

const reserved = new Set([
  'create',
  'preview',
  'mine',
  'manage',
  'code',
  'new',
  'edit',
  'all',
  'test',
  'meta',
]);

export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug.toLowerCase());
}

/** `Two Sums!` → `two-sums`. `fallback` if no usable letter remains. Reserved words get a `-1`. */
export function slugFromTitle(title: string, fallback = 'problem'): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 44)
    .replace(/^-+|-+$/g, '');
  if (slug.length < 2) return fallback;
  return isReservedSlug(slug) ? `${slug}-1` : slug;
}
