/**
 * Evaluates the files of a dynamic import one per task. Without it the browser evaluates a file and all that it
 * imports in one task, and on a slow phone input waits for hundreds of milliseconds (docs/decisions/128).
 *
 * The build sorts the files, so that each one is evaluated after those that it imports. No built files import each
 * other in a circle (tests/e2e/pages/chunks.test.ts).
 */

import type { Plugin } from 'vite';

/** Vite's module with the function around each dynamic import. */
const helper = '\0vite/preload-helper.js';

const evaluation = 'return baseModule().catch(handlePreloadError);';

/** `deps`: each file stands before those that it imports. A failure is the import's own. */
const steps = `
const evaluated = new Set();
const nextTask = () => globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
async function evaluateInSteps(deps = []) {
  for (const dep of deps.toReversed()) {
    if (evaluated.has(dep) || !dep.endsWith('.js')) continue;
    await import(/* @vite-ignore */ assetsURL(dep)).then(() => evaluated.add(dep), () => {});
    await nextTask();
  }
}
`;

/** Vite's list of a dynamic import, as indexes of the chunk's list of files. */
const lists = /__vite__mapDeps\(\[([\d,]+)\]\)/g;
const filesOfLists = /\bm\.f=(\[.*?\])/s;

/** The files with each one before those that it imports; other files (styles) come first, in their order. */
export function importersFirst(
  files: readonly string[],
  importsOf: (file: string) => readonly string[],
): string[] {
  const open = new Set(files.filter((file) => file.endsWith('.js')));
  const others = files.filter((file) => !open.has(file));
  const importedFirst: string[] = [];
  const visit = (file: string): void => {
    if (!open.delete(file)) return;
    for (const imported of importsOf(file)) visit(imported);
    importedFirst.push(file);
  };
  for (const file of [...open]) visit(file);
  return [...others, ...importedFirst.reverse()];
}

function sortLists(code: string, importsOf: (file: string) => readonly string[]): string {
  const found = filesOfLists.exec(code)?.[1];
  if (!found) return code;
  const files: string[] = JSON.parse(found);
  return code.replaceAll(lists, (_list, indexes: string) => {
    const named = indexes.split(',').flatMap((index) => files[Number(index)] ?? []);
    const sorted = importersFirst(named, importsOf).map((file) => files.indexOf(file));
    return `__vite__mapDeps([${sorted.join(',')}])`;
  });
}

export function moduleSteps(): Plugin {
  return {
    name: 'codeferry:module-steps',
    apply: 'build',
    transform: {
      filter: { id: { include: [/^\0vite\/preload-helper\.js$/] } },
      handler(code, id) {
        if (id !== helper) return null;
        if (!code.includes(evaluation)) throw new Error('The function around dynamic imports has changed');
        const own = `return evaluateInSteps(deps).then(baseModule).catch(handlePreloadError);`;
        return { code: steps + code.replace(evaluation, own), map: null };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const importsOf = (file: string): readonly string[] => {
          const chunk = bundle[file];
          return chunk?.type === 'chunk' ? chunk.imports : [];
        };
        let sorted = 0;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.code.includes('__vite__mapDeps([')) continue;
          chunk.code = sortLists(chunk.code, importsOf);
          sorted += 1;
        }
        if (sorted === 0) throw new Error("Vite's lists of imported files have changed");
      },
    },
  };
}
