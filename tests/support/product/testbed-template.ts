import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildTestbed } from '../../../wasm/testbed/build-testbed';

/**
 * Environment variable with the folder of the shared testbed build; without it each file builds its own.
 */
const templateFolder = 'TESTBED_TEMPLATE';

/** Creates a folder for the testbed; the first file that needs the testbed builds it there. */
export function setup(): () => void {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'testbed-template-'));
  process.env[templateFolder] = dir;
  return () => fs.rmSync(dir, { recursive: true, force: true });
}

/** Copies the page that drives the run client into `folder`; a test may change the copy. */
export async function provideTestbed(folder: string): Promise<void> {
  const template = process.env[templateFolder];
  const built = template && path.join(template, 'built');
  if (built && fs.existsSync(built)) {
    execFileSync('cp', ['-a', `${built}/.`, folder]);
    return;
  }
  await buildTestbed(folder);
  if (!built) return;
  const draft = fs.mkdtempSync(path.join(template, 'draft-'));
  execFileSync('cp', ['-a', `${folder}/.`, draft]);
  try {
    fs.renameSync(draft, built);
  } catch (error) {
    // Another file was faster; its build is the same.
    if (!fs.existsSync(built)) throw error;
  }
}
