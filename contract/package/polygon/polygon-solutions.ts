import type { XmlElement } from '@rgrove/parse-xml';
import { stringify } from 'yaml';
import type { ImportReport } from '../import-report';
import { all, fileOf, one, type Source } from './polygon-xml';

/** Polygon's tag → folder of the package format. */
const folderOfTag: Record<string, string> = {
  main: 'accepted',
  accepted: 'accepted',
  rejected: 'rejected',
  failed: 'rejected',
  'wrong-answer': 'wrong_answer',
  'presentation-error': 'wrong_answer',
  'time-limit-exceeded': 'time_limit_exceeded',
  'memory-limit-exceeded': 'memory_limit_exceeded',
  'time-limit-exceeded-or-accepted': 'mixed',
  'time-limit-exceeded-or-memory-limit-exceeded': 'mixed',
};
/** What the folder does not say. */
const permittedOfTag: Record<string, readonly string[]> = {
  'time-limit-exceeded-or-accepted': ['AC', 'TLE'],
  'time-limit-exceeded-or-memory-limit-exceeded': ['TLE', 'MLE'],
};

/** With the verdicts that their folders do not say. */
export function addSolutions(
  root: XmlElement,
  known: ReadonlySet<string>,
  files: Map<string, Source>,
  report: ImportReport,
): void {
  const rules: Record<string, object> = {};
  for (const { attributes, ...solution } of all(root, 'assets', 'solutions', 'solution').map((element) => ({
    attributes: element.attributes,
    path: one(element, 'source')?.attributes.path,
  }))) {
    const { tag = '' } = attributes;
    if (solution.path === undefined || !known.has(solution.path)) continue;
    const folder = folderOfTag[tag];
    // An unknown folder: the file is kept, but does not run.
    const name = `${folder ?? (tag.replaceAll(/[^\w-]/g, '_') || 'other')}/${fileOf(solution.path)}`;
    if (folder === undefined) report(`${solution.path} is not run: ${tag} is not a verdict`);
    files.set(`submissions/${name}`, { from: solution.path });
    const permitted = permittedOfTag[tag];
    if (permitted?.includes('AC')) rules[name] = { permitted };
    else if (permitted) rules[name] = { permitted: ['AC', ...permitted], required: permitted };
  }
  if (Object.keys(rules).length > 0) files.set('submissions/submissions.yaml', { text: stringify(rules) });
}
