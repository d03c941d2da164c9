import { defaultStatementLanguage } from '../../rules/statement/statement-names';
import type { Converted } from '../converted';
import type { FileTree } from '../file-tree';
import type { ImportReport } from '../import-report';
import { readDocument } from '../read-text';
import { markdownFromTex } from '../tex/tex-to-markdown';
import { compareLanguages } from './compare-languages';
import { markdownFromHtml } from './html-to-markdown';
import { markdownStatement } from './markdown-statement';

export interface Statement {
  path: string;
  markdown: string;
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

/** One for each language: English or without a language first, then by name. */
export async function readStatements(
  tree: FileTree,
  paths: readonly string[],
  report: ImportReport,
): Promise<Statement[]> {
  const found = paths.flatMap(parsePath).sort(compareFound);
  if (found.length === 0) report.assume('there is no statement');
  const statements: Statement[] = [];
  for (const language of new Set(found.map((one) => one.language))) {
    const best = found.find((one) => one.language === language);
    const read = best && (await readOne(tree, best, report));
    if (read) statements.push(read);
  }
  return statements;
}

async function readOne(tree: FileTree, best: Found, report: ImportReport): Promise<Statement | undefined> {
  const read = convert[best.fileType];
  if (read === undefined) {
    report(`${best.path}: a PDF is not imported`);
    return undefined;
  }
  const { markdown, title, losses, changes } = read(await readDocument(tree, best.path));
  for (const loss of losses) report(`${best.path}: ${loss}`);
  for (const change of changes) report.assume(`${best.path}: ${change}`);
  return { path: best.path, markdown, title, language: best.language };
}

function parsePath(path: string): Found[] {
  const [, language, fileType] = statementFile.exec(path) ?? [];
  return fileType ? [{ path, language: language ?? defaultStatementLanguage, fileType }] : [];
}

function compareFound(left: Found, right: Found): number {
  const readable = Number(left.fileType === 'pdf') - Number(right.fileType === 'pdf');
  return (
    readable ||
    compareLanguages(left.language, right.language) ||
    fileTypes.indexOf(left.fileType) - fileTypes.indexOf(right.fileType)
  );
}
