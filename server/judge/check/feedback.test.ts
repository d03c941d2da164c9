import { execFileSync } from 'node:child_process';
import { link, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFeedback } from './feedback';

let root = '';
let dir = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'codeferry-feedback-'));
  dir = join(root, 'feedback');
  await mkdir(dir);
  await writeFile(join(root, 'secret'), 'secret');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('an empty folder is no feedback', async () => {
  expect(await readFeedback(dir)).toEqual({
    team: '',
    judge: '',
    score: null,
    scoreMultiplier: null,
    nextPass: false,
  });
});

test('reads plain files, and only the beginning of a long one', async () => {
  await writeFile(join(dir, 'score.txt'), '3');
  await writeFile(join(dir, 'teammessage.txt'), 'x'.repeat(100_000));
  const feedback = await readFeedback(dir);
  expect(feedback.score).toBe('3');
  expect(feedback.team).toMatch(/^x{8192}$/);
});

test('ignores links, pipes and folders, and does not block on them', async () => {
  await symlink(join(root, 'secret'), join(dir, 'teammessage.txt'));
  await link(join(root, 'secret'), join(dir, 'judgemessage.txt'));
  execFileSync('mkfifo', [join(dir, 'score.txt')]);
  await mkdir(join(dir, 'score_multiplier.txt'));
  expect(await readFeedback(dir)).toMatchObject({ team: '', judge: '', score: null, scoreMultiplier: null });
});
