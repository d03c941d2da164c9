import type { FileTree } from '../file-tree';
import { compareNaturally } from '../natural-order';
import { readDocument } from '../read-text';

/** `data/sample/*.interaction` as Markdown. `<`: the program reads, `>`: it writes, `---`: another pass. */
export async function sampleDialogues(tree: FileTree, paths: readonly string[]): Promise<string> {
  const files = paths
    .filter((path) => /^data\/sample\/[^/]+\.interaction$/.test(path))
    .sort(compareNaturally);
  let markdown = '';
  for (const [index, path] of files.entries()) {
    const text = (await readDocument(tree, path)).trimEnd().replaceAll('```', "'''");
    markdown += `\n\n### Sample dialogue ${index + 1}\n\n\`<\` the program reads, \`>\` it writes\n\n\`\`\`\n${text}\n\`\`\``;
  }
  return markdown;
}
