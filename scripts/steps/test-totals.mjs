/** @import { ProjectResult } from './vitest-project.mjs' */

/**
 * @typedef {object} Totals
 * @property {(part: { passed: number, failed: number }, remarks?: string[]) => void} add
 * @property {(name: string, result: ProjectResult) => void} addProject also prints the result of this part
 * @property {() => boolean} print prints all failures; returns whether something failed
 * @property {() => boolean} isEmpty nothing ran
 * @property {() => string} line `N passed, N failed`
 */

/** Counts what passed and failed, and keeps the failures for the end: nobody reads the rest of a long run. @returns {Totals} */
export function createTotals() {
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const remarks = [];
  /** @type {Totals['add']} */
  const add = ({ passed, failed }, more = []) => {
    total.passed += passed;
    total.failed += failed;
    remarks.push(...more);
  };
  return {
    add,
    addProject(name, result) {
      const { passed, failed, failures, minutes, busy } = result;
      console.log(
        `— ${name}: ${passed} passed, ${failed} failed, ${minutes.toFixed(1)} min, processors ${Math.round(busy * 100)} % busy —`,
      );
      const texts = failures.map(({ file, test, message }) =>
        [`${name}: ${[file, test].filter(Boolean).join(' › ')}`, ...message.split('\n')].join('\n    '),
      );
      add(result, failed > 0 && texts.length === 0 ? [`${name}: see above`] : texts);
    },
    print() {
      for (const text of remarks) console.log(`\n✗ ${text}`);
      return total.failed > 0;
    },
    isEmpty: () => total.passed + total.failed === 0,
    line: () => `${total.passed} passed, ${total.failed} failed`,
  };
}
