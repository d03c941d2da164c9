import readline from 'node:readline';
import { Writable } from 'node:stream';
import { Failure } from './failure';

/** Reads one line from the terminal. */
export async function ask(question: string): Promise<string> {
  return await readAnswer(question, process.stderr);
}

/** Without showing what is typed. */
export async function askPassword(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const password = await readAnswer('', silent);
  process.stderr.write('\n');
  return password;
}

function readAnswer(question: string, output: NodeJS.WritableStream): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Failure(
      'wrongUse',
      'There is no terminal to ask. Use --username NAME --password-stdin, and name the server.',
    );
  return new Promise((resolve, reject) => {
    const lines = readline.createInterface({ input: process.stdin, output, terminal: true });
    lines.on('SIGINT', () => {
      lines.close();
      reject(new Failure('wrongUse', '\nStopped.'));
    });
    lines.question(question, (answer) => {
      lines.close();
      resolve(answer);
    });
  });
}

/** The first line of the standard input. */
export async function readLine(): Promise<string> {
  for await (const line of readline.createInterface({ input: process.stdin })) return line;
  return '';
}
