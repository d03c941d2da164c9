/** Saves a problem as a file. Loaded on demand. */
import type { NewProblem } from '../../../contract/entities/problem/new-problem';
import { writePackage } from '../../../contract/package/write-package';
import { writeQuestion } from '../../../contract/package/write-question';
import { saveBlob } from '../../lib/files/save-file';
import { writeZip } from '../../lib/files/write-zip';

/**
 * Downloads the problem as `ID.zip`: a Kattis/ICPC package, or the one file of a question.
 * @returns what the format cannot express, one sentence each
 */
export async function savePackage(problem: NewProblem, id: string): Promise<string[]> {
  const { files, report } =
    'questionData' in problem
      ? { files: writeQuestion({ ...problem, id }), report: [] }
      : writePackage({ ...problem, id });
  const inFolder = Object.fromEntries(Object.entries(files).map(([path, text]) => [`${id}/${path}`, text]));
  saveBlob(`${id}.zip`, await writeZip(inFolder));
  return report;
}
