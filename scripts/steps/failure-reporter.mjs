import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @import { Reporter, SerializedError, TestModule } from 'vitest/node' */

/**
 * What went wrong in one place: a test, a file that could not be loaded, or, without a file, an error outside any test.
 * @typedef {{ file?: string, test: string, message: string }} Failure
 */

/** Enough of a message to know what it is about. @param {string | undefined} text */
function beginning(text) {
  return stripVTControlCharacters(text ?? 'no message')
    .split('\n')
    .slice(0, 24)
    .join('\n')
    .slice(0, 4000);
}

/** @param {string} moduleId */
const fileOf = (moduleId) => path.relative(process.cwd(), moduleId).replaceAll(path.sep, '/');

/** @param {TestModule} module @returns {Failure[]} */
function failuresIn(module) {
  const file = fileOf(module.moduleId);
  const failures = module.errors().map((error) => ({ file, test: '', message: beginning(error.message) }));
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === 'failed')
      failures.push({ file, test: test.fullName, message: beginning(errors[0]?.message) });
  }
  for (const suite of module.children.allSuites()) {
    for (const error of suite.errors())
      failures.push({ file, test: suite.fullName, message: beginning(error.message) });
  }
  return failures;
}

/** Vitest says where such an error was raised, when it knows. @param {SerializedError} error @returns {Failure} */
function outsideOf(error) {
  const modulePath = error.VITEST_TEST_PATH;
  const message = beginning(`an error outside any test: ${error.stack ?? error.message}`);
  return typeof modulePath === 'string'
    ? { file: fileOf(modulePath), test: '', message }
    : { test: '', message };
}

/**
 * Leaves all that failed in the file that FAILURES_FILE names, as JSON (`Failure[]`), so that the last lines of a long run can say it.
 * @implements {Reporter}
 */
export default class FailureReporter {
  /** @param {readonly TestModule[]} modules @param {readonly SerializedError[]} errors */
  onTestRunEnd(modules, errors) {
    const target = process.env.FAILURES_FILE;
    if (!target) throw new Error('FAILURES_FILE does not say where to write');
    const failures = [...modules.flatMap(failuresIn), ...errors.map(outsideOf)];
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, JSON.stringify(failures));
  }
}
