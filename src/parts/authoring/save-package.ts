/** Saves a problem as a file. Loaded on demand. */
import type { NewProblem } from '../../../contract/entities/new-problem';
import { writePackage } from '../../../contract/package/write-package';
import { writeQuestion } from '../../../contract/package/write-question';
import { saveBlob } from '../../lib/files/save-file';
import { writeZip } from '../../lib/files/write-zip';

/**
 * Gives the problem to the person as `ID.zip`: a package in the format of Kattis and ICPC, or a question's one file.
 * @returns what the format has no place for, a sentence each
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
