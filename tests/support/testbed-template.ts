import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildTestbed } from '../../wasm/testbed/build-testbed';

/** Names the folder in which the first test file that needs the testbed leaves it for the others; without it each builds its own. */
const templateFolder = 'TESTBED_TEMPLATE';

/** Before the browser tests: a place for the testbed, which is built by the first file that uses it, and goes with the run. */
export function setup(): () => void {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'testbed-template-'));
  process.env[templateFolder] = dir;
  return () => fs.rmSync(dir, { recursive: true, force: true });
}

/** The page that drives the run client, in `folder`, which a test may change. */
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
    // Another file was first: its own is as good.
    if (!fs.existsSync(built)) throw error;
  }
}
