import fs from 'node:fs';
import path from 'node:path';
import { makeTempDir } from '../../support/product/postgres';

/**
 * Makes a product folder for CODEFERRY_ROOT: two problems, a challenge and a small built web app. `more`:
 * text files by path, added or replaced.
 */
export function makeProductRoot(more: Record<string, string> = {}, root: string = makeTempDir()): string {
  const files = { 'package.json': '{"version":"9.9.9"}', ...content, ...web, ...more };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  return root;
}

const content = {
  ...problemPackage('first', 'FIRST', 'easy'),
  ...problemPackage('second', 'SECOND', 'hard'),
  'content/challenges/two-steps.yaml':
    'name: Two steps\ndescription: One, then the other.\nurl: two-steps\ntags: [warm-up]\nproblems: [SECOND, FIRST]\n',
};

const web = {
  'dist/web/index.html':
    '<!doctype html><script>window.early = 1</script><script type="module" src="/assets/main-abc12345.js"></script>',
  'dist/web/sw.js': 'self.addEventListener("fetch", () => {})',
  'dist/web/manifest.webmanifest': '{"name":"Codeferry"}',
  'dist/web/assets/main-abc12345.js': 'export const main = "plain";',
  'dist/web/assets/main-abc12345.js.br': 'not really brotli, but these very bytes',
  'dist/web/assets/python-worker-abc12345.js': 'postMessage(1)',
  'dist/web/rt/engine-1.wasm': 'wasm',
};

function problemPackage(folder: string, id: string, difficulty: string): Record<string, string> {
  const at = `content/problems/${folder}`;
  return {
    [`${at}/problem.yaml`]: `problem_format_version: 2025-09\nname: The ${folder}\nlimits:\n  time_limit: 1.0\n  memory: 256\n`,
    [`${at}/codeferry.yaml`]: `id: ${id}\ndifficulty: ${difficulty}\ntags: [steps]\npublic: true\n`,
    [`${at}/statement/problem.en.md`]: `Print the sum.\n`,
    [`${at}/data/sample/1.in`]: '1 2\n',
    [`${at}/data/sample/1.ans`]: '3\n',
    [`${at}/data/secret/1.in`]: '20 22\n',
    [`${at}/data/secret/1.ans`]: '42\n',
  };
}
