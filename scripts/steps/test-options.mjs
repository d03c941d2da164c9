import { parseArgs } from 'node:util';
import { SetupError } from './progress.mjs';

/** In the order in which they run: browser tests first, because they need the fresh build. */
export const allProjects = [
  ...['e2e', 'unit', 'device', 'components', 'components-alone'],
  ...['conformance', 'integration', 'firefox'],
];

const staticParts = ['format', 'lint', 'types', 'imports', 'unused', 'sizes', 'licences', 'audit'];

export const testUsage = `npm test [-- --only=PART,PART]
npm run test:deep [-- --only=PART,PART] [--changed-since=TIME] [--minutes=N]

  --only=PART,PART      runs only these parts: ${staticParts.join(', ')},
                        ${allProjects.join(', ')}
  --changed-since=TIME  runs only the deep tests of folders that commits since TIME touch, for example "24 hours ago"
  --minutes=N           starts no further subject of the deep lane after N minutes
  --help                shows this text
`;

/**
 * @typedef {object} TestOptions
 * @property {boolean} help explains the options, and runs nothing
 * @property {string[]} projects test projects to run
 * @property {(name: string) => boolean} wants whether a part with this name runs
 * @property {boolean} isWhole all of `npm test` runs, so that missing rules can be counted
 * @property {boolean} deep the deep lane runs too
 * @property {boolean} onlyDeep only deep tests of touched folders run
 * @property {string | undefined} changedSince time of the oldest commit that counts as a change
 * @property {number} minutes limit for the deep lane, counted from the start
 */

/**
 * @param {string[]} args of the command line
 * @returns {TestOptions}
 * @throws {SetupError} if an argument is unknown or has no meaning
 */
export function readTestOptions(args) {
  const { only, deep, 'changed-since': changedSince, minutes, help } = parse(args);
  const names = only?.split(',');
  const unknown = names?.find((name) => ![...staticParts, ...allProjects].includes(name));
  if (unknown !== undefined) throw new SetupError(`--only does not know the part "${unknown}".`);
  const wants = (/** @type {string} */ name) => !names || names.includes(name.split(' ')[0] ?? name);
  const limit = minutes === undefined ? Number.POSITIVE_INFINITY : Number(minutes);
  if (!(limit > 0)) throw new SetupError('--minutes needs a number above 0.');
  if (changedSince !== undefined && !deep)
    throw new SetupError('--changed-since belongs to the deep lane: npm run test:deep.');
  const onlyDeep = changedSince !== undefined;
  return {
    help,
    projects: allProjects.filter(wants),
    wants,
    isWhole: !names && !onlyDeep,
    deep,
    onlyDeep,
    changedSince,
    minutes: limit,
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string' },
        deep: { type: 'boolean', default: false },
        'changed-since': { type: 'string' },
        minutes: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
}
