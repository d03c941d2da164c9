import { parseArgs } from 'node:util';
import { SetupError } from './progress.mjs';

export const startUsage = `npm start [-- OPTION]

  (none)        API, judge and web on one port
  --lan         also HTTPS for phones and laptops in the same network; prints an address and a QR code
  --role=judge  only a judge worker
  --watch       the API from source, and Vite's development server
  --help        shows this text

docs/settings.md lists the environment variables, such as PORT and DATA_DIR.
`;

/**
 * @param {string[]} args of the command line
 * @returns {{ help: boolean, lan: boolean, watch: boolean, isJudge: boolean }}
 * @throws {SetupError} if an argument is unknown or has no meaning
 */
export function readStartOptions(args) {
  const { help, lan, watch, role } = parse(args);
  if (role !== undefined && role !== 'judge')
    throw new SetupError(`--role does not know "${role}".\n\n${startUsage}`);
  return { help, lan, watch, isJudge: role === 'judge' };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        lan: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        role: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new SetupError(`${error instanceof Error ? error.message : error}\n\n${startUsage}`);
  }
}
