/**
 * What would make a name something else than a name: control characters and line ends, halves of characters, and the marks that
 * turn the direction of everything behind them (U+202A…U+202E, U+2066…U+2069), also outside the name.
 */
const disturbing = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Letters, digits and signs; without those that are letters or signs by their class but show nothing. */
const shown = /[\p{L}\p{N}\p{P}\p{S}]/u;
const blank = /[\u115f\u1160\u2800\u3164\uffa0]/g;

/** Whether a name is nothing but text. */
export function isPlainName(name: string): boolean {
  return name.search(disturbing) === -1;
}

/** Whether there is anything of a name to be seen. */
export function isVisibleName(name: string): boolean {
  return shown.test(name.replace(blank, ''));
}

/** A name from elsewhere as far as it is plain. */
export function toPlainName(name: string): string {
  return name.replace(disturbing, '');
}
