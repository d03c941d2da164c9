/** Hints and the editorial: `solution/hint-1.en.md` … and `solution/solution.en.md`. */
import { helpLimits } from '../../limits';
import type { Converted } from '../converted';
import type { FileTree } from '../file-tree';
import type { ImportReport } from '../import-report';
import { PackageFault } from '../package-fault';
import { readDocument } from '../read-text';
import { compareLanguages } from '../statement/compare-languages';
import { markdownStatement } from '../statement/markdown-statement';
import type { PackageImages } from '../statement/package-images';
import { markdownFromTex } from '../tex/tex-to-markdown';

export interface Help {
  hints?: string[] | undefined;
  editorial?: string | undefined;
}

const solutionFile = /^solution\/(solution|hint-([1-9]\d*))(?:\.([A-Za-z-]+))?\.(md|tex|pdf)$/;
const convert: Record<string, (text: string) => Converted> = { md: markdownStatement, tex: markdownFromTex };
const fileTypes = ['md', 'tex', 'pdf'];

interface Found {
  readonly path: string;
  /** 0: the editorial. */
  readonly number: number;
  readonly language: string;
  readonly fileType: string;
}

/** Members are absent if the package has no such file. One language is read: English if there is one. */
export async function readHelp(
  tree: FileTree,
  paths: readonly string[],
  report: ImportReport,
  images: PackageImages,
): Promise<Help> {
  const found = paths.flatMap(parsePath).sort(compareFound);
  const numbers = [...new Set(found.map(({ number }) => number))];
  const texts = new Map<number, string>();
  for (const number of numbers) {
    const best = found.find((one) => one.number === number);
    const text = best && (await readOne(tree, best, report, images));
    if (text) texts.set(number, text);
  }
  const hints = numbers.flatMap((number) => (number > 0 ? (texts.get(number) ?? []) : []));
  if (hints.length > helpLimits.hintsMax)
    report(`only the first ${helpLimits.hintsMax} of ${hints.length} hints are imported`);
  const editorial = texts.get(0);
  return {
    ...(hints.length > 0 && { hints: hints.slice(0, helpLimits.hintsMax) }),
    ...(editorial !== undefined && { editorial }),
  };
}

async function readOne(
  tree: FileTree,
  { path, number, language, fileType }: Found,
  report: ImportReport,
  images: PackageImages,
): Promise<string> {
  const read = convert[fileType];
  if (read === undefined) {
    report(`${path}: a PDF is not imported`);
    return '';
  }
  const { markdown, losses, changes } = read(await readDocument(tree, path));
  for (const loss of losses) report(`${path}: ${loss}`);
  for (const change of changes) report.assume(`${path}: ${change}`);
  const text = (await images.place(markdown, path, language)).trim();
  const max = number === 0 ? helpLimits.editorialLengthMax : helpLimits.hintLengthMax;
  if (text.length > max) throw new PackageFault(path, `is longer than ${max} characters`);
  return text;
}

function parsePath(path: string): Found[] {
  const [, , number = '0', language = '', fileType] = solutionFile.exec(path) ?? [];
  return fileType ? [{ path, number: Number(number), language, fileType }] : [];
}

const compareFound = (left: Found, right: Found): number =>
  left.number - right.number ||
  Number(left.fileType === 'pdf') - Number(right.fileType === 'pdf') ||
  compareLanguages(left.language, right.language) ||
  fileTypes.indexOf(left.fileType) - fileTypes.indexOf(right.fileType);

/** By path; `readHelp` returns the same texts. */
export function helpFiles({ hints = [], editorial = '' }: Help): Record<string, string> {
  return {
    ...Object.fromEntries(hints.map((hint, at) => [`solution/hint-${at + 1}.en.md`, `${hint}\n`])),
    ...(editorial !== '' && { 'solution/solution.en.md': `${editorial}\n` }),
  };
}
