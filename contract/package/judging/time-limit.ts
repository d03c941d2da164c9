import type { FileTree } from '../file-tree';
import { PackageFault } from '../package-fault';
import { readDocument } from '../read-text';

/** Time limit files of older packages. */
const places: Record<string, RegExp> = {
  '.timelimit': /^\s*([\d.]+)\s*$/,
  'domjudge-problem.ini': /^\s*timelimit\s*=\s*['"]?([\d.]+)/m,
};

/** Seconds. */
export async function readTimeLimit(tree: FileTree, paths: ReadonlySet<string>): Promise<number | undefined> {
  for (const [file, pattern] of Object.entries(places)) {
    if (!paths.has(file)) continue;
    const text = await readDocument(tree, file);
    const seconds = Number(pattern.exec(text)?.[1]);
    if (seconds > 0) return seconds;
    if (file === '.timelimit')
      throw new PackageFault(file, `is not a number of seconds: ${text.trim().slice(0, 40)}`);
  }
  return undefined;
}

/** Seconds, from a sentence such as `Time limit: 20 seconds`. */
export function timeLimitInWords(statement: string): number | undefined {
  const seconds = Number(/\btime limit\W+(\d+(?:\.\d+)?)\s*s(?:ec|\b)/i.exec(statement)?.[1]);
  return seconds > 0 ? seconds : undefined;
}
