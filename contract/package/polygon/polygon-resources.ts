import type { XmlElement } from '@rgrove/parse-xml';
import { all, fault, fileOf, type Source } from './polygon-xml';

/** Beginning of a type of Polygon → folder of `include/`. */
const folderOfType: Record<string, string> = {
  '*': 'default',
  cpp: 'cpp',
  java: 'java',
  python: 'python3',
  js: 'javascript',
  javascript: 'javascript',
};

/**
 * Adds headers and graders that are compiled together with programs of participants. Throws a fault for what would
 * change verdicts: files that programs read while they run, and missing ones.
 */
export function addResources(root: XmlElement, known: ReadonlySet<string>, files: Map<string, Source>): void {
  for (const file of all(root, 'files', 'resources', 'file')) {
    const namesOf = (list: string, item: string) =>
      all(file, list, item).map(({ attributes }) => attributes.name?.toLowerCase());
    if (!namesOf('assets', 'asset').includes('solution')) continue;
    const {
      path = 'a file',
      location,
      'for-types': types = file.attributes['for-type'] ?? '*',
    } = file.attributes;
    if (!known.has(path))
      throw fault(`${path} is compiled with every program, and is missing in the package`);
    if (namesOf('stages', 'stage').some((name) => name !== 'compile'))
      throw fault(`programs read ${path} while they run, which is not supported`);
    const name = location ?? fileOf(path);
    for (const type of types.split(/[;:,]/)) {
      const folder = folderOfType[type.trim().replace(/^(\w+)\..*$/, '$1')];
      // Programs in other languages are not judged.
      if (folder !== undefined) files.set(`include/${folder}/${name}`, { from: path });
    }
  }
}
