/**
 * `npm run rules`: lists which rules of docs/spec.md, and which product decisions, have a passing test, from the reports
 * of `npm test`.
 *
 *   --area RUN   the texts of that area's rules without a passing test
 *   --strict     also fails while any rule has no passing test
 *
 * A test that cites an unknown id always fails the command, because it is a typing error.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  citationsOf,
  compactNumbers,
  coverageOf,
  parseAreas,
  parseDecisions,
  unknownCitations,
} from './rules-coverage.mjs';

/** @import { AreaCoverage, Citation } from './rules-coverage.mjs' */

const root = path.resolve(import.meta.dirname, '..');
const reportFolder = path.join(root, '.cache', 'test-report');

/** @returns {Citation[]} of all reports */
function readCitations() {
  const names = fs.existsSync(reportFolder) ? fs.readdirSync(reportFolder) : [];
  const reports = names.filter((name) => name.endsWith('.json'));
  if (reports.length === 0) stop('No test report yet: run `npm test` first.');
  return reports.flatMap((name) => {
    try {
      return citationsOf(JSON.parse(fs.readFileSync(path.join(reportFolder, name), 'utf8')));
    } catch (error) {
      return stop(`The test report ${name} cannot be read (${String(error)}). Run \`npm test\` again.`);
    }
  });
}

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(message);
  process.exit(1);
}

/** @param {AreaCoverage[]} coverage */
function printTable(coverage) {
  const row = (/** @type {(string | number)[]} */ [name, rules, covered, missing, title = '']) =>
    `${String(name).padEnd(7)}${String(rules).padStart(6)}${String(covered).padStart(9)}${String(missing).padStart(9)}  ${title}`.trimEnd();
  console.log(row(['area', 'rules', 'covered', 'missing']));
  for (const { name, rules, covered, missing, title } of coverage) {
    console.log(row([name, rules, covered, missing.length, title]));
  }
  const rules = coverage.reduce((sum, area) => sum + area.rules, 0);
  const covered = coverage.reduce((sum, area) => sum + area.covered, 0);
  console.log(row(['all', rules, covered, rules - covered]));
}

/** @param {AreaCoverage[]} coverage */
function printMissing(coverage) {
  const open = coverage.filter(({ missing }) => missing.length > 0);
  if (open.length === 0) return;
  console.log('\nwithout a passing test:');
  for (const { name, missing } of open) console.log(`  ${name.padEnd(7)}${compactNumbers(missing)}`);
}

/** @param {AreaCoverage[]} coverage @param {string} name */
function printArea(coverage, name) {
  const area = coverage.find((candidate) => candidate.name === name);
  if (!area)
    stop(`There is no area ${name}. Areas: ${coverage.map((candidate) => candidate.name).join(' ')}`);
  console.log(`${area.name}: ${area.title}, ${area.covered} of ${area.rules} covered`);
  for (const { id, text } of area.missing) console.log(`  ${id.padEnd(10)}${text}`);
}

function parseOptions() {
  try {
    return parseArgs({ options: { area: { type: 'string' }, strict: { type: 'boolean', default: false } } })
      .values;
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

const options = parseOptions();
const readDoc = (/** @type {string} */ name) => fs.readFileSync(path.join(root, 'docs', name), 'utf8');
const areas = [
  ...parseAreas(readDoc('spec.md')),
  parseDecisions(readDoc('decisions/000-product-decisions.md')),
];
const citations = readCitations();
const coverage = coverageOf(areas, citations);
if (options.area) {
  printArea(coverage, options.area.toUpperCase());
} else {
  printTable(coverage);
  printMissing(coverage);
}
const unknown = unknownCitations(areas, citations);
for (const { id, title, file } of unknown) {
  console.error(
    `✗ ${id} is neither in docs/spec.md nor a product decision, but '${title}' cites it (${path.relative(root, file)})`,
  );
}
const incomplete = options.strict && coverage.some(({ missing }) => missing.length > 0);
process.exitCode = unknown.length > 0 || incomplete ? 1 : 0;
