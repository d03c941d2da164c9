/** `npm run problem -- import|export|verify|submit|rejudge`: brings packages to a server and back, judges what a package says of its own solutions, here or there. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportPackages } from './export-packages';
import { importPackages } from './import-packages';
import { rejudgeProblem } from './rejudge';
import { submitSolutions } from './submit-solutions';
import { verifyPackages } from './verify-packages';

const usage = `Usage: npm run problem -- import PATH [--server http://127.0.0.1:8080] [--email E --password P] [--public] [--prefix TEXT]
       npm run problem -- verify PATH [--language PYTHON3] [--all]
       npm run problem -- export PATH --id PROBLEM | --all [--server …] [--email E --password P]
       npm run problem -- submit PATH --id PROBLEM [--server …] [--email E --password P]
       npm run problem -- rejudge --id PROBLEM [--language L] [--verdict V] [--rejudge ID] [--apply | --cancel]
                                      [--operator | --server … --email E --password P]

PATH is a problem package, or a folder with packages anywhere below it; import takes questions (question.yaml), too.

import   creates the problems on a server, under the account given, or else under one made for this machine.
         A package that was imported before and has not changed is not created again.
  --public   make every problem visible to everybody, whatever its package says
  --prefix   put before each id, for packages whose ids are taken
export   writes problems of the account as packages into PATH, test data and checkers too.
  --id       the problem's id on that server
  --all      every problem of the account
verify   judges the packages' own submissions here and compares the verdicts with their folders.
  --language only submissions in this language
  --all      run all test cases, not only up to the first that fails
submit   hands PATH/submissions in to a server that has the problem, and compares the verdicts with their folders.
  --id       the problem's id on that server
rejudge  judges submissions again, beside what counts, and prints what would change.
  --rejudge  goes on with a preview made before
  --apply    makes all of it count; --cancel forgets it
  --operator needs no account but the database: DATABASE_URL, or DATA_DIR for the embedded one. Every problem, the product's own too.`;

const options = {
  server: { type: 'string', default: 'http://127.0.0.1:8080' },
  email: { type: 'string' },
  password: { type: 'string' },
  public: { type: 'boolean', default: false },
  prefix: { type: 'string', default: '' },
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

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command, path, ...rest] = positionals;
  if (command === 'rejudge' && path === undefined && !values.help) {
    return rejudgeProblem(idFor(command, values.id), { ...values, server: originOf(values.server) });
  }
  if (values.help || path === undefined || rest.length > 0) {
    console.log(usage);
    return values.help ? 0 : 2;
  }
  if (!/^[A-Za-z0-9-]*$/.test(values.prefix)) throw new Error('--prefix takes letters, digits and dashes');
  const server = originOf(values.server);
  if (command === 'import') return importPackages(resolve(path), { ...values, server });
  if (command === 'export') {
    const which = values.all ? 'all' : values.id === undefined ? undefined : { id: values.id };
    if (which === undefined) throw new Error('export needs --id PROBLEM or --all');
    return exportPackages(which, resolve(path), { ...values, server });
  }
  if (command === 'submit') {
    return submitSolutions(idFor(command, values.id), resolve(path), { ...values, server });
  }
  if (command === 'verify') return verifyPackages(resolve(path), values);
  console.error(`There is no command ${command}.\n\n${usage}`);
  return 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
