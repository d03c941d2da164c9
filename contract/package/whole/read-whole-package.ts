import type { FileTree } from '../file-tree';
import { createReport } from '../import-report';
import { readJury } from '../judging/jury';
import { PackageFault } from '../package-fault';
import { type ReadResult, readPackage } from '../read-package';
import { keepFiles } from './kept-files';

/** As `readPackage`, with jury solutions and all files that only the export needs. */
export async function readWholePackage(tree: FileTree, folderName: string): Promise<ReadResult> {
  const read = await readPackage(tree, folderName);
  if (!read.ok) return read;
  const { report, lines, assumed } = createReport();
  const { jurySolutions, juryFiles, report: juryReport } = await readJury(tree).catch(asLoss);
  // Programs that do not run are kept: nothing is lost.
  for (const line of juryReport) (isKept(line) ? report.assume : report)(line);
  const problem = {
    ...read.problem,
    ...(jurySolutions.length > 0 && { jurySolutions }),
    ...(juryFiles.length > 0 && { juryFiles }),
  };
  const files = await keepFiles(tree, problem, report);
  return {
    ...read,
    problem: { ...problem, ...(files.length > 0 && { juryFiles: files }) },
    report: [...read.report, ...lines],
    assumed: [...read.assumed, ...assumed],
    losses: [...read.losses, ...lines.filter((line) => !assumed.includes(line))],
  };
}

const isKept = (line: string) => !line.includes('is not kept');

function asLoss(error: unknown): Awaited<ReturnType<typeof readJury>> {
  if (!(error instanceof PackageFault)) throw error;
  const line = `the jury solutions: the file ${error.file} is not kept: ${error.message}`;
  return { jurySolutions: [], juryFiles: [], report: [line] };
}
