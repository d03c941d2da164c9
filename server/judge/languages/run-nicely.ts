import { spawn } from 'node:child_process';
import { baseEnvironment } from './language';

const timeLimitMs = 120_000;

/**
 * Runs a program of ours in the background, behind everything else that wants the processor. An abort, or its time limit, ends it
 * with all that it started: a compiler's passes are processes of their own.
 * @throws when it does not end well, with its last words
 */
export async function runNicely(
  program: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const child = spawn('nice', ['-n', '10', program, ...args], {
    env: { ...baseEnvironment },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const kill = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of it has ended.
    }
  };
  const timer = setTimeout(kill, timeLimitMs);
  signal.addEventListener('abort', kill);
  let lastWords = '';
  child.stderr.on('data', (text: Buffer) => {
    lastWords = (lastWords + text.toString()).slice(-1000);
  });
  try {
    const ending = await new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, killedBy) => resolve(code === 0 ? '' : String(killedBy ?? code)));
    });
    if (ending) throw new Error(`${program} ended (${ending}) ${lastWords}`.trim());
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
  }
}
