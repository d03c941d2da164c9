/** The files of a program that belongs to a problem: a checker, a validator, a generator. */
import * as z from 'zod/mini';
import { checkerFilesMax, languages } from '../../limits';
import { noNul } from '../no-nul';

export const Language = z.enum(languages);

const safePath = /^(?!.*(^|\/)\.{1,2}(\/|$))[^/\\\0]+(\/[^/\\\0]+)*$/;
const fileNameBytesMax = 255;
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
const hasShortNames = (path: string) =>
  path.split('/').every((name) => [...name].reduce((sum, one) => sum + bytesOf(one), 0) <= fileNameBytesMax);

export const ProgramFile = z.object({
  /** Relative with `/`. */
  path: z
    .string()
    .check(
      z.maxLength(200),
      z.regex(safePath, 'This path is not inside the program’s folder.'),
      z.refine(hasShortNames, `A name in this path is longer than ${fileNameBytesMax} bytes.`),
    ),
  content: z.string().check(noNul),
});
export type ProgramFile = z.infer<typeof ProgramFile>;

const haveDifferentPaths = (files: readonly ProgramFile[]) =>
  new Set(files.map(({ path }) => path)).size === files.length;
const haveNoFolderPath = (files: readonly ProgramFile[]) =>
  !files.some(({ path }) => files.some((other) => other.path.startsWith(`${path}/`)));

export const ProgramFiles = z
  .array(ProgramFile)
  .check(
    z.maxLength(checkerFilesMax),
    z.refine(haveDifferentPaths, 'Two of the files have the same path.'),
    z.refine(haveNoFolderPath, 'One of the files has the same path as a folder.'),
  );
