/**
 * `npm run problem -- import|export|roundtrip|verify|submit|rejudge`: moves packages to and from a server, and judges a
 * package's own solutions, locally or on a server.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportPackages } from './export-packages';
import { importPackages } from './import-packages';
import { rejudgeProblem } from './rejudge';
import { roundTripPackages } from './round-trip-packages';
import { submitSolutions } from './submit-solutions';
import { verifyPackages } from './verify-packages';

const usage = `Usage: npm run problem -- import PATH [--server http://127.0.0.1:8080] [--email E --password P] [--public] [--prefix TEXT]
                                        [--accept-losses] [--measure]
       npm run problem -- verify PATH [--language PYTHON3] [--all]
       npm run problem -- roundtrip PATH
       npm run problem -- export PATH --id PROBLEM | --all [--server …] [--email E --password P]
       npm run problem -- submit PATH --id PROBLEM [--server …] [--email E --password P]
       npm run problem -- rejudge --id PROBLEM [--language L] [--verdict V] [--rejudge ID] [--apply | --cancel]
                                      [--operator | --server … --email E --password P]

PATH is a problem package, or a folder with packages anywhere below it; import also accepts questions (question.yaml).

import   creates the problems on a server, with the given account or one created for this machine.
         An unchanged package is not imported again. The server judges each package's submissions first.
  --public   makes every problem public, whatever its package says
  --prefix   is added before each id, for packages whose ids are taken
  --publish-anyway  creates problems although one of their submissions has another result than expected
  --accept-losses  also imports packages of which something cannot be kept; without it, the command lists what
                   would be lost and does not import them
  --measure  judges the accepted submissions of packages without a time limit on this machine, and multiplies the
             slowest time as the format says
export   writes the account's problems as packages into PATH, with test data and checkers.
  --id       the problem's id on that server
  --all      every problem and question of the account
verify   judges the packages' own submissions on this machine and compares the verdicts with their folders.
  --language only submissions in this language
  --all      runs all test cases, not only up to the first failure
roundtrip  imports, exports and imports again every package, without a server, and prints what does not come back.
submit   sends PATH/submissions to a server that has the problem, and compares the verdicts with their folders.
  --id       the problem's id on that server
rejudge  judges submissions again in a preview, and prints what would change.
  --rejudge  continues an earlier preview
  --apply    applies the result; --cancel discards it
  --operator uses the database instead of an account: DATABASE_URL, or DATA_DIR for the embedded one.
             Works for every problem, including the product's own.`;

const options = {
  server: { type: 'string', default: 'http://127.0.0.1:8080' },
  email: { type: 'string' },
  password: { type: 'string' },
  public: { type: 'boolean', default: false },
  prefix: { type: 'string', default: '' },
  'publish-anyway': { type: 'boolean', default: false },
  'accept-losses': { type: 'boolean', default: false },
  measure: { type: 'boolean', default: false },
  language: { type: 'string' },
  id: { type: 'string' },
  all: { type: 'boolean', default: false },
  verdict: { type: 'string' },
  rejudge: { type: 'string' },
  operator: { type: 'boolean', default: false },
  apply: { type: 'boolean', default: false },
  cancel: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const originOf = (server: string) => server.replace(/\/+$/, '');

function idFor(command: string, id: string | undefined): string {
  if (id === undefined) throw new Error(`${command} needs --id PROBLEM`);
  return id;
}

/** Returns the exit code. */
export async function runCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, path, ...rest] = positionals;
  if (command === 'rejudge' && path === undefined && !values.help) {
    return rejudgeProblem(idFor(command, values.id), { ...values, server: originOf(values.server) });
  }
  if (values.help || path === undefined || rest.length > 0) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  if (!/^[A-Za-z0-9-]*$/.test(values.prefix))
    throw new Error('--prefix may contain letters, digits and dashes');
  const server = originOf(values.server);
  if (command === 'import') {
    return importPackages(resolve(path), {
      ...values,
      server,
      publishAnyway: values['publish-anyway'],
      acceptLosses: values['accept-losses'],
    });
  }
  if (command === 'export') {
    const which = values.all ? 'all' : values.id === undefined ? undefined : { id: values.id };
    if (which === undefined) throw new Error('export needs --id PROBLEM or --all');
    return exportPackages(which, resolve(path), { ...values, server });
  }
  if (command === 'submit') {
    return submitSolutions(idFor(command, values.id), resolve(path), { ...values, server });
  }
  if (command === 'roundtrip') return roundTripPackages(resolve(path));
  if (command === 'verify') return verifyPackages(resolve(path), values);
  console.error(`There is no command ${command}.\n\n${usage}`);
  return 2;
}
