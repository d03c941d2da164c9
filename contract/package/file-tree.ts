/** Files from a disk, an archive, or a folder dropped into the browser. */
export interface FileTree {
  /** Relative to the root, with `/`; unordered. */
  paths(): Promise<readonly string[]>;
  read(path: string): Promise<Uint8Array>;
  /** Entries that are not regular files. Each reason continues a sentence after the path. */
  leftOut?(): Promise<readonly LeftOut[]>;
}

export interface LeftOut {
  path: string;
  why: string;
}

/** Texts are encoded as UTF-8. */
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

/** `''` is the whole tree. */
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

/** `upper` wins. */
export function overlayTrees(lower: FileTree, upper: FileTree): FileTree {
  const own = async () => new Set(await upper.paths());
  return {
    paths: async () => [...new Set([...(await lower.paths()), ...(await upper.paths())])],
    read: async (path) => ((await own()).has(path) ? upper.read(path) : lower.read(path)),
  };
}
