import type { Converted } from '../converted';
import type { FileTree } from '../file-tree';
import type { ImportReport } from '../import-report';
import { readDocument } from '../read-text';
import { markdownFromTex } from '../tex/tex-to-markdown';
import { compareLanguages } from './compare-languages';
import { markdownFromHtml } from './html-to-markdown';
import { markdownStatement } from './markdown-statement';

export interface Statement {
  markdown: string;
  /** '' means English. */
  language: string;
  /** Title found in the text, as in older packages. */
  title: string | undefined;
}

const convert: Record<string, (text: string) => Converted> = {
  md: markdownStatement,
  tex: markdownFromTex,
  html: markdownFromHtml,
};
/** Least conversion first. */
const fileTypes = ['md', 'tex', 'html', 'pdf'];
const statementFile = /^(?:problem_statement|statement)\/problem(?:\.([A-Za-z-]+))?\.(md|tex|html|pdf)$/;

interface Found {
  path: string;
  language: string;
  fileType: string;
}

/** English, else without a language, else the first; undefined if none is readable. */
export async function readStatement(
  tree: FileTree,
  paths: readonly string[],
  report: ImportReport,
): Promise<Statement | undefined> {
  const found = paths.flatMap(parsePath).sort(compareFound);
  const best = found[0];
  if (best === undefined) {
    report.assume('there is no statement');
    return undefined;
  }
  const read = convert[best.fileType];
  if (read === undefined) {
    report(`${best.path}: a PDF is not imported`);
    return undefined;
  }
  const others = new Set(found.filter((one) => one.language !== best.language).map((one) => one.language));
  if (others.size > 0) report(`statements in other languages are not imported: ${[...others].join(', ')}`);
  const { markdown, title, losses, changes } = read(await readDocument(tree, best.path));
  for (const loss of losses) report(`${best.path}: ${loss}`);
  for (const change of changes) report.assume(`${best.path}: ${change}`);
  return { markdown, title, language: best.language };
}

function parsePath(path: string): Found[] {
  const [, language, fileType] = statementFile.exec(path) ?? [];
  return fileType ? [{ path, language: language ?? '', fileType }] : [];
}

function compareFound(left: Found, right: Found): number {
  const readable = Number(left.fileType === 'pdf') - Number(right.fileType === 'pdf');
  return (
    readable ||
    compareLanguages(left.language, right.language) ||
    fileTypes.indexOf(left.fileType) - fileTypes.indexOf(right.fileType)
  );
}
