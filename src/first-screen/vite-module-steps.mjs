/**
 * Evaluates the files of a dynamic import one per task. Without it the browser evaluates a file and all that it
 * imports in one task, and on a slow phone input waits for hundreds of milliseconds (docs/decisions/128).
 *
 * Safe in any order, because no built files import each other in a circle (tests/e2e/pages/chunks.test.ts).
 */

/** Vite's module with the function around each dynamic import. */
const helper = '\0vite/preload-helper.js';

const evaluation = 'return baseModule().catch(handlePreloadError);';

/** `deps` begins with the imported file; a failure is the import's own. */
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

/** @returns {import('vite').Plugin} */
export function moduleSteps() {
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
  };
}
