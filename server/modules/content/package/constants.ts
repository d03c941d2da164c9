import type { FileTree } from './file-tree';

/** Where the format replaces them: in programs, Markdown statements and group settings, never in data or `problem.yaml`. */
const replacedIn =
  /^(output_validators?|include|submissions)\/|^(problem_)?statement\/.*\.md$|\/test_group\.yaml$/;

/** The package as it reads once `{{name}}` is replaced by the constant of that name; other braces stay. */
export function withConstants(tree: FileTree, constants: ReadonlyMap<string, string>): FileTree {
  if (constants.size === 0) return tree;
  return {
    paths: () => tree.paths(),
    read: async (path) => {
      const bytes = await tree.read(path);
      if (!replacedIn.test(path)) return bytes;
      // Byte by byte, so that what is not UTF-8 stays as it is.
      const text = Buffer.from(bytes).toString('latin1');
      const replaced = text.replace(/\{\{([A-Za-z_]\w*)\}\}/g, (whole, name: string) => {
        const value = constants.get(name);
        return value === undefined ? whole : Buffer.from(value).toString('latin1');
      });
      return Buffer.from(replaced, 'latin1');
    },
  };
}
