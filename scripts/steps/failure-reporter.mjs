import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @import { Reporter, SerializedError, TestModule } from 'vitest/node' */

/**
 * A failure of a test, of a file that could not be loaded, or, without a file, an error outside any test.
 * @typedef {{ file?: string, test: string, message: string }} Failure
 */

/** The first part of a message. @param {string | undefined} text */
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

/** Vitest says where such an error was raised, if known. @param {SerializedError} error @returns {Failure} */
function outsideOf(error) {
  const modulePath = error.VITEST_TEST_PATH;
  const message = beginning(`an error outside any test: ${error.stack ?? error.message}`);
  return typeof modulePath === 'string'
    ? { file: fileOf(modulePath), test: '', message }
    : { test: '', message };
}

/**
 * Writes all failures to the file in FAILURES_FILE, as JSON (`Failure[]`), so that the end of a long run can
 * list them.
 * @implements {Reporter}
 */
export default class FailureReporter {
  /** @param {readonly TestModule[]} modules @param {readonly SerializedError[]} errors */
  onTestRunEnd(modules, errors) {
    const target = process.env.FAILURES_FILE;
    if (!target) throw new Error('FAILURES_FILE is not set');
    const failures = [...modules.flatMap(failuresIn), ...errors.map(outsideOf)];
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, JSON.stringify(failures));
  }
}
