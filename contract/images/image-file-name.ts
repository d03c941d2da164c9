import { imageName } from '../rules/statement/statement-names';

/**
 * A name for an image in a problem: ASCII letters, digits, `.`, `_` and `-`, and a number if the name is taken.
 * @param file any file name @param extension without the dot
 */
export function imageFileName(file: string, extension: string, isTaken: (name: string) => boolean): string {
  const base = file
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 80);
  for (let number = 1; ; number += 1) {
    const name = `${base || 'image'}${number === 1 ? '' : `-${number}`}.${extension}`;
    if (!isTaken(name) && imageName.test(name)) return name;
  }
}
