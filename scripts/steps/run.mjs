import { spawn } from 'node:child_process';
import { labelledLines } from './labelled-lines.mjs';

/**
 * Runs a program and collects its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, showAs?: string }}
 * [options] `showAs` also prints its output line by line under that label
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program does not exist
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const take = (/** @type {import('node:stream').Readable} */ stream) => {
      const { showAs, onLine } = options;
      const shown = showAs ? labelledLines(showAs, (text) => process.stdout.write(text)) : undefined;
      stream.on('data', (/** @type {Buffer} */ chunk) => {
        const text = chunk.toString();
        output += text;
        shown?.take(chunk);
        if (onLine) for (const line of text.split('\n')) if (line.trim()) onLine(line.trim());
      });
      stream.on('end', () => shown?.end());
    };
    take(child.stdout);
    take(child.stderr);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}
