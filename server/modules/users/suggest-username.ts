import { randomInt } from 'node:crypto';
import { displayName as displayNameLimits, username as limits } from '../../../contract/limits';
import { isVisibleName, toPlainName } from '../../../contract/rules/names/display-name';

/** If the name is taken or too short. */
const digits = 4;

/** Best first: `Ada Lovelace` → `ada.lovelace`, then with random digits. */
export function suggestUsernames(name: string): string[] {
  const letters = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .slice(0, limits.maxLength - digits)
    .replace(/^\.+|\.+$/g, '');
  const base = letters === '' ? 'user' : letters;
  const numbered = Array.from(
    { length: 8 },
    () =>
      `${base}${randomInt(10 ** digits)
        .toString()
        .padStart(digits, '0')}`,
  );
  return letters.length >= limits.minLength ? [base, ...numbered] : numbered;
}

/** Plain, at most 28 characters, no character cut in half. Undefined if nothing remains. */
export function fitDisplayName(name: string | null | undefined): string | undefined {
  let fitting = '';
  for (const character of toPlainName(name ?? '').trim()) {
    if (fitting.length + character.length > displayNameLimits.maxLength) break;
    fitting += character;
  }
  fitting = fitting.trim();
  return isVisibleName(fitting) ? fitting : undefined;
}
