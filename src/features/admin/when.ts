/** @param at ISO 8601 */
export function when(at: string): string {
  return new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

export function onDay(at: string): string {
  return new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' });
}
