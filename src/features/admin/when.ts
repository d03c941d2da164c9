import { locale } from '../../lib/translation';

/** @param at ISO 8601 */
export function when(at: string): string {
  return new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}

export function onDay(at: string): string {
  return new Date(at).toLocaleDateString(locale, { dateStyle: 'medium' });
}
