/** `codeferry`: submits programs from a terminal. */
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { exitCodes, Failure } from './failure';
import { findFolders } from './folders';
import { login } from './login';
import { downloadSamples, listProblems } from './problems';
import { deleteSession } from './session';
import { submit } from './submit';
import { discard, send, status } from './waiting-work';

const usage = `Usage: codeferry login [SERVER] [--username NAME] [--password-stdin]
       codeferry submit FILE [--problem ID] [--language L] [--contest SLUG] [--no-wait]
       codeferry send [--retry-refused]
       codeferry status
       codeferry discard ID
       codeferry problems
       codeferry samples ID [--to FOLDER]
       codeferry logout

login     signs in and stores the session on this computer. SERVER is an address such as http://192.168.1.20:8080
submit    saves the program on this computer, sends it, and shows the verdict.
          The problem comes from --problem, from an address or “problem: ID” in the first lines of the file, or from
          the name of the file. The language comes from --language (python, java, cpp, javascript) or from the name.
          With --contest it is a submission of your run, which must have started. It counts when it arrives.
send      sends what could not be sent before, each program once.
status    lists waiting, refused and sent submissions.
discard   deletes an unsent submission.
problems  lists the problems of the server.
samples   downloads the samples of a problem.
logout    deletes the session. Unsent programs stay.

Exit codes: 0 accepted or done, 1 judged but not accepted, 2 wrong use, 3 saved but not sent or no verdict yet,
4 refused by the server, 5 sign-in needed, 6 the server cannot be reached.`;

const options = {
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', default: false },
  username: { type: 'string', short: 'u' },
  'password-stdin': { type: 'boolean', default: false },
  problem: { type: 'string', short: 'p' },
  language: { type: 'string', short: 'l' },
  contest: { type: 'string', short: 'c' },
  'no-wait': { type: 'boolean', default: false },
  'retry-refused': { type: 'boolean', default: false },
  to: { type: 'string' },
} as const;

/** Prints the result. Returns the exit code. */
export async function runCommandLine(args: string[], version: string): Promise<number> {
  // zod/mini includes no error messages by default.
  z.config(z.locales.en());
  try {
    return await run(args, version);
  } catch (error) {
    if (error instanceof Failure) {
      console.error(error.message);
      return error.exitCode;
    }
    const { code, message } = error as { code?: string; message: string };
    if (code?.startsWith('ERR_PARSE_ARGS')) {
      console.error(`${message}\n\n${usage}`);
      return exitCodes.wrongUse;
    }
    throw error;
  }
}

async function run(args: string[], version: string): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, argument, ...rest] = positionals;
  if (values.version) return say(version);
  if (values.help || command === undefined || command === 'help') return say(usage);
  if (rest.length > 0) throw new Failure('wrongUse', `Too many arguments: ${rest.join(' ')}\n\n${usage}`);
  const folders = findFolders();
  const required = (what: string): string => {
    if (argument === undefined)
      throw new Failure('wrongUse', `codeferry ${command} needs ${what}.\n\n${usage}`);
    return argument;
  };
  switch (command) {
    case 'login':
      await login(folders, {
        server: argument,
        username: values.username,
        passwordStdin: values['password-stdin'],
      });
      return exitCodes.success;
    case 'submit':
      return await submit(folders, required('a FILE'), { ...values, noWait: values['no-wait'] } as Parameters<
        typeof submit
      >[2]);
    case 'send':
      return await send(folders, { retryRefused: values['retry-refused'] });
    case 'status':
      return await status(folders);
    case 'discard':
      return discard(folders, required('the ID of a submission'));
    case 'problems':
      return await listProblems(folders);
    case 'samples':
      return await downloadSamples(folders, required('the ID of a problem'), values.to);
    case 'logout':
      return say(
        deleteSession(folders) ? 'Signed out. Unsent programs stay on this computer.' : 'Not signed in.',
      );
    default:
      throw new Failure('wrongUse', `There is no command ${command}.\n\n${usage}`);
  }
}

function say(text: string): number {
  console.log(text);
  return exitCodes.success;
}
