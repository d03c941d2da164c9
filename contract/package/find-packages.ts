/** Folders with `problem.yaml`, Polygon's `problem.xml`, or test data, in natural order; `''` is the root. */
import { compareNaturally } from './natural-order';

const marks = [/^(?:(.*)\/)?problem\.(?:yaml|xml)$/, /^(?:(.*)\/)?data\/(?:sample|secret)\/.*\.in$/];

export function findPackages(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    for (const mark of marks) {
      const match = mark.exec(path);
      if (match) folders.add(match[1] ?? '');
    }
  }
  const isInside = (inner: string, outer: string) =>
    inner !== outer && (outer === '' || inner.startsWith(`${outer}/`));
  return [...folders]
    .filter((folder) => ![...folders].some((other) => isInside(folder, other)))
    .sort(compareNaturally);
}
