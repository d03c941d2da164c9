import type { ImportReport } from './import-report';

/** Read, kept or reported by another part of the import. */
const used =
  /^(problem\.(yaml|xml)|codeferry\.yaml|debug\.json|\.timelimit|domjudge-problem\.ini)$|^(problem_statement|statement|solution|submissions|include|output_validators?|output_checker|static_validators?|graders?|input_validators?|input_format_validators|generators?|data\/(sample|secret))\/|^data\/(testdata|test_group)\.yaml$/;

const shownMax = 5;

/**
 * Files that the problem does not keep. Attachments are for participants, so their loss needs consent; starter code is
 * an attachment too, where `codeferry.yaml` names it.
 */
export function reportUnusedFiles(
  paths: readonly string[],
  attached: ReadonlySet<string>,
  report: ImportReport,
): void {
  const unused = paths.filter((path) => !used.test(path) && !attached.has(path)).sort();
  const attachments = unused.filter((path) => path.startsWith('attachments/'));
  const others = unused.filter((path) => !path.startsWith('attachments/'));
  if (attachments.length > 0) report(`attachments not imported: ${listOf(attachments)}`);
  if (others.length > 0) report.assume(`files not kept: ${listOf(others)}`);
}

function listOf(paths: readonly string[]): string {
  const more = paths.length - shownMax;
  return paths.slice(0, shownMax).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
