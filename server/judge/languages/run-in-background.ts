import { spawn } from 'node:child_process';
import { baseEnvironment } from './language';

const timeLimitMs = 120_000;

/**
 * Runs a program at the lowest priority. Abort or timeout ends its process group, because a compiler's
 * passes are separate processes. @throws if it fails, with its last output
 */
export async function runInBackground(
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
      // The group has ended already.
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
