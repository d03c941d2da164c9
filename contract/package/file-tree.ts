/** Files by path, wherever they come from: a disk, an archive, a folder dropped into the browser. */
export interface FileTree {
  /** Every file, as a path with `/` between its parts, relative to the root. In no particular order. */
  paths(): Promise<readonly string[]>;
  /** Rejects when there is no such file. */
  read(path: string): Promise<Uint8Array>;
  /** Entries that are not files of the tree, each with its reason in words that follow its path. */
  leftOut?(): Promise<readonly LeftOut[]>;
}

export interface LeftOut {
  path: string;
  why: string;
}

/** Files held in memory; texts are taken as UTF-8. */
export function memoryTree(files: Readonly<Record<string, string | Uint8Array>>): FileTree {
  return {
    paths: async () => Object.keys(files),
    read: async (path) => {
      const content = files[path];
      if (content === undefined) throw new Error(`No file ${path}`);
      return typeof content === 'string' ? new TextEncoder().encode(content) : content;
    },
  };
}

/** What lies below a folder of another tree; `''` is the tree itself. */
export function subtree(tree: FileTree, folder: string): FileTree {
  if (folder === '') return tree;
  const prefix = `${folder}/`;
  return {
    paths: async () =>
      (await tree.paths()).filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)),
    read: (path) => tree.read(prefix + path),
    leftOut: async () =>
      ((await tree.leftOut?.()) ?? [])
        .filter(({ path }) => path.startsWith(prefix))
        .map(({ path, why }) => ({ path: path.slice(prefix.length), why })),
  };
}

/** One tree laid over another: where both have a file it is the upper one's. */
export function overlay(lower: FileTree, upper: FileTree): FileTree {
  const own = async () => new Set(await upper.paths());
  return {
    paths: async () => [...new Set([...(await lower.paths()), ...(await upper.paths())])],
    read: async (path) => ((await own()).has(path) ? upper.read(path) : lower.read(path)),
  };
}
