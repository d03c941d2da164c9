import type { FileTree } from './file-tree';

/** The format replaces constants only in these files; never in data or `problem.yaml`. */
const replacedIn =
  /^(output_validators?|include|submissions)\/|^(problem_)?(statement|solution)\/.*\.md$|\/test_group\.yaml$/;

/** Unknown names stay. */
export function withConstants(tree: FileTree, constants: ReadonlyMap<string, string>): FileTree {
  if (constants.size === 0) return tree;
  return {
    paths: () => tree.paths(),
    read: async (path) => {
      const bytes = await tree.read(path);
      if (!replacedIn.test(path)) return bytes;
      // Files that are not UTF-8 must not change.
      const text = byteText(bytes);
      const replaced = text.replace(/\{\{([A-Za-z_]\w*)\}\}/g, (whole, name: string) => {
        const value = constants.get(name);
        return value === undefined ? whole : byteText(new TextEncoder().encode(value));
      });
      return Uint8Array.from(replaced, (byte) => byte.charCodeAt(0));
    },
  };
}

function byteText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
