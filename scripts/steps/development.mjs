import { spawn } from 'node:child_process';
import path from 'node:path';

/**
 * Runs API and judge from source, restarted on change, behind Vite's development server. Ends when either
 * ends.
 * @param {string} root project folder
 */
export async function startDevelopment(root) {
  const bin = (/** @type {string} */ name) => path.join(root, 'node_modules', '.bin', name);
  const children = [
    spawn(bin('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], { cwd: root, stdio: 'inherit' }),
    spawn(bin('vite'), [], { cwd: root, stdio: 'inherit' }),
  ];
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await Promise.race(children.map((child) => new Promise((resolve) => child.once('exit', resolve))));
  stop();
}
