/** Files of a package that are no part of the problem: kept only for the export, beside those of `submissions/`. */
import type { JuryFile } from '../../entities/problem/jury-solution';
import type { CreateProblem } from '../../entities/problem/problem';
import { juryLimits } from '../../limits';
import type { FileTree } from '../file-tree';
import type { ImportReport } from '../import-report';
import { juryFileOf } from '../judging/jury';
import { compareNaturally } from '../natural-order';
import { writePackage } from '../write-package';

/** Their meaning is in the exported settings and texts, not their bytes. */
const translated =
  /^(problem\.(yaml|xml)|codeferry\.yaml|debug\.json|\.timelimit|domjudge-problem\.ini|submissions\/submissions\.yaml)$|^(problem_statement|statement|solution|statement-sections)\/.*\.(tex|md|html?)$|^data\/.*\.(yaml|interaction)$/;

const ofTestCase = /^data\/(sample|secret)\/.*\.(in|ans)$/;
const ofPolygonTest = /^tests\//;

/** Here another import would take every file for a program. */
const programFolders =
  /^(output_validators?|output_checker|input_validators?|input_format_validators|generators|include|submissions)\//;

const pathLengthMax = 190;
const shownMax = 5;

/** Paths whose content the import does not read for a problem, or that its export has in other words. */
const isCarried = (path: string, isPolygon: boolean) =>
  translated.test(path) || ofTestCase.test(path) || (isPolygon && ofPolygonTest.test(path));

/** Files whose content is in no file of the export. */
export async function leftBehind(
  tree: FileTree,
  written: Readonly<Record<string, string | Uint8Array>>,
): Promise<string[]> {
  const paths = await tree.paths();
  const isPolygon = paths.includes('problem.xml') && !paths.includes('problem.yaml');
  const others = paths.filter((path) => !isCarried(path, isPolygon));
  if (others.length === 0) return [];
  const exported = Object.entries(written).filter(([path]) => !isCarried(path, false));
  const contents = new Set(exported.map(([, content]) => textOf(content)));
  const left: string[] = [];
  for (const path of others) if (!contents.has(textOf(await tree.read(path)))) left.push(path);
  return left.sort(compareNaturally);
}

/** Without what reading a text changes: the byte-order mark and the line ends. */
function textOf(content: string | Uint8Array): string {
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return text
    .replaceAll('\r\n', '\n')
    .replace(/^\ufeff/, '')
    .trimEnd();
}

/** The problem's own files of the jury, and the other files of the package as far as they fit. */
export async function keepFiles(
  tree: FileTree,
  problem: CreateProblem,
  report: ImportReport,
): Promise<JuryFile[]> {
  const own = problem.juryFiles ?? [];
  const kept: JuryFile[] = [];
  const lost: string[] = [];
  let bytes = 0;
  for (const path of await leftBehind(tree, writePackage(problem).files)) {
    const content = await tree.read(path);
    const fits =
      content.length <= juryLimits.fileBytesMax &&
      bytes + content.length <= juryLimits.keptBytesMax &&
      own.length + kept.length < juryLimits.filesMax;
    if (!fits || programFolders.test(path) || path.length > pathLengthMax || path.includes('\\')) {
      lost.push(path);
      continue;
    }
    bytes += content.length;
    kept.push(juryFileOf(`/${path}`, content));
  }
  reportFiles(kept, lost, report);
  return [...own, ...kept];
}

/** Attachments are for participants, so their loss needs consent. */
function reportFiles(kept: readonly JuryFile[], lost: readonly string[], report: ImportReport): void {
  const paths = kept.map(({ path }) => path.slice(1));
  const attachments = paths.filter((path) => path.startsWith('attachments/'));
  const others = paths.filter((path) => !path.startsWith('attachments/'));
  if (attachments.length > 0)
    report(`participants do not get the attachments: ${listOf(attachments)}; only the export has them`);
  if (others.length > 0) report.assume(`only the export has these files: ${listOf(others)}`);
  if (lost.length > 0) report(`files not kept: ${listOf(lost)}`);
}

function listOf(paths: readonly string[]): string {
  const more = paths.length - shownMax;
  return paths.slice(0, shownMax).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
