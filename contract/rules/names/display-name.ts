/**
 * Control characters, line ends, lone surrogates, and direction marks (U+202A…U+202E, U+2066…U+2069), which also
 * affect the text after the name.
 */
const disturbing = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Minus those that are invisible. */
const shown = /[\p{L}\p{N}\p{P}\p{S}]/u;
const blank = /[\u115f\u1160\u2800\u3164\uffa0]/g;

export function isPlainName(name: string): boolean {
  return name.search(disturbing) === -1;
}

/** Has a visible character. */
export function isVisibleName(name: string): boolean {
  return shown.test(name.replace(blank, ''));
}

export function toPlainName(name: string): string {
  return name.replace(disturbing, '');
}
