/** Replaces symbolic links of an archive with their targets. */
import { messages } from './messages';
import type { ZipFile } from './zip-file';

/** Linux's limit; a longer chain is a cycle. */
const followedMax = 40;

/**
 * Copies of the files that the links refer to; a folder link stands for everything below it. Throws for a
 * link out of the archive, to nothing, or in a cycle.
 * @param room total size limit in bytes
 */
export function followLinks(
  files: readonly ZipFile[],
  links: ReadonlyMap<string, string>,
  room: number,
): ZipFile[] {
  const all = [...files];
  let left = room;
  const add = (link: string, target: string, found: readonly ZipFile[]) => {
    if (found.length === 0) throw new Error(messages.brokenLink(link, target));
    left -= found.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (left < 0) throw new Error(messages.tooLarge);
    all.push(...found.map(({ path, bytes }) => ({ path: link + path.slice(target.length), bytes })));
  };
  const byPath = new Map(files.map((file) => [file.path, file]));
  const targets = [...links.keys()].map((link) => ({ link, target: targetOf(link, links) }));
  // File links first: their folder may be the target of another link.
  for (const { link, target } of targets) {
    const file = byPath.get(target);
    if (file) add(link, target, [file]);
  }
  for (const { link, target } of targets) {
    if (!byPath.has(target)) add(link, target, below(all, target));
  }
  return all.slice(files.length);
}

const below = (files: readonly ZipFile[], folder: string) =>
  files.filter(({ path }) => path.startsWith(`${folder}/`));

/** The final target of a link. A folder on the path may also be a link. */
function targetOf(link: string, links: ReadonlyMap<string, string>): string {
  let path = link;
  for (let followed = 0; followed < followedMax; followed += 1) {
    const next = followOnce(path, links);
    if (next === undefined) return path;
    path = resolve(link, next.folder, next.rest);
  }
  throw new Error(messages.circularLink(link));
}

function followOnce(
  path: string,
  links: ReadonlyMap<string, string>,
): { folder: string[]; rest: string } | undefined {
  const parts = path.split('/');
  for (let length = 1; length <= parts.length; length += 1) {
    const target = links.get(parts.slice(0, length).join('/'));
    if (target === undefined) continue;
    return { folder: parts.slice(0, length - 1), rest: [target, ...parts.slice(length)].join('/') };
  }
  return undefined;
}

function resolve(link: string, folder: readonly string[], rest: string): string {
  const parts = [...folder];
  for (const part of rest.split('/')) {
    const isOutside = (part === '..' && parts.length === 0) || rest.startsWith('/');
    if (isOutside) throw new Error(messages.outsideLink(link));
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
