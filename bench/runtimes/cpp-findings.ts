import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { provideCpp } from '../../tests/support/product/cpp-runtime';
import { type Finding, type PairedTimes, ratioFinding } from './goals';
import { bitsProgram } from './programs';
import { readyFinding } from './ready-findings';
import { oursMs } from './sides';

const run = promisify(execFile);

/** Compiling on the device, compared with the machine's g++ without a precompiled header. */
export async function cppFindings(page: Page, folder: string, rounds: number): Promise<Finding[]> {
  await provideCpp(folder);
  await page.evaluate(() => window.client.download('CPP17'));
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-cpp-'));
  const source = path.join(scratch, 'main.cpp');
  const native = async (number: number) => {
    fs.writeFileSync(source, bitsProgram(number));
    const startedAt = performance.now();
    await run('g++', ['-std=gnu++17', '-O2', '-DONLINE_JUDGE', source, '-o', path.join(scratch, 'main')]);
    await run(path.join(scratch, 'main'));
    return performance.now() - startedAt;
  };
  // The first start precompiles the standard library; the first compilation reads it.
  await oursMs(page, 'CPP17', bitsProgram(1));
  const times: PairedTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const number = 100 + round;
    times.push({ oursMs: await oursMs(page, 'CPP17', bitsProgram(number)), otherMs: await native(number) });
  }
  fs.rmSync(scratch, { recursive: true, force: true });
  return [
    ratioFinding('C++, a program with `<bits/stdc++.h>` compiled and run, warm', 1, times, 'g++ -O2'),
    await readyFinding(page, 'CPP17', Math.min(rounds, 9)),
  ];
}
