import type { FileNode, FileSystem } from './raw-module';

interface KeptFile {
  node: FileNode;
  contents: unknown;
  usedBytes: number | undefined;
  mode: number;
  mtime: number;
}

export type FileTree = Map<string, KeptFile>;

/** They follow the open streams, which are restored separately. */
const views = new Set(['/proc', '/dev/fd']);

export function keepFileTree(FS: FileSystem): FileTree {
  const tree: FileTree = new Map();
  for (const [path, node] of walk(FS, '')) {
    tree.set(path, {
      node,
      contents: FS.isDir(node.mode) ? undefined : node.contents,
      usedBytes: node.usedBytes,
      mode: node.mode,
      mtime: FS.isDir(node.mode) ? 0 : node.mtime,
    });
  }
  return tree;
}

/** Removes added files; false when an original one was changed or removed. */
export function restoreFileTree(FS: FileSystem, tree: FileTree): boolean {
  const missing = new Set(tree.keys());
  let whole = true;
  // Deepest first, so that a folder is empty when it is removed.
  for (const [path, node] of [...walk(FS, '')].reverse()) {
    const kept = tree.get(path);
    if (kept) {
      missing.delete(path);
      whole &&= unchanged(FS, node, kept);
    } else if (FS.isDir(node.mode)) {
      FS.rmdir(path);
    } else {
      FS.unlink(path);
    }
  }
  return whole && missing.size === 0;
}

function unchanged(FS: FileSystem, node: FileNode, kept: KeptFile): boolean {
  if (node !== kept.node || node.mode !== kept.mode) return false;
  if (FS.isDir(node.mode)) return true;
  return node.contents === kept.contents && node.usedBytes === kept.usedBytes && node.mtime === kept.mtime;
}

function* walk(FS: FileSystem, folder: string): Generator<[string, FileNode]> {
  for (const name of FS.readdir(folder || '/')) {
    const path = `${folder}/${name}`;
    if (name === '.' || name === '..' || views.has(path)) continue;
    const { node } = FS.lookupPath(path, { follow: false });
    yield [path, node];
    if (FS.isDir(node.mode)) yield* walk(FS, path);
  }
}
