import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createJudge } from './judge';

function processesOf(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      } catch {
        return ''; // it has ended meanwhile
      }
    })
    .filter((line) => line.includes(folder));
}

test('closing a judge also ends its background build, without warnings', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'codeferry-close-'));
  chmodSync(cacheDir, 0o755);
  const warn = vi.fn();
  const judge = await createJudge({ cacheDir, workers: 1, log: { info: () => undefined, warn } });
  await judge.ready();
  const drafts = join(cacheDir, 'judge', 'accelerators');
  const building = () => existsSync(drafts) && readdirSync(drafts).some((name) => name.startsWith('.draft-'));
  for (let waits = 0; !building() && waits < 600; waits += 1) await sleep(50);
  expect(building()).toBe(true);
  await judge.close();
  expect(building()).toBe(false);
  expect(processesOf(drafts)).toEqual([]);
  expect(warn).not.toHaveBeenCalled();
  rmSync(cacheDir, { recursive: true, force: true });
});
