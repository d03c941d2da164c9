import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { longest } from '../tests/support/longest-first.mjs';
import { filesOfBothLanes, testFilesOf } from './steps/deep-lane.mjs';

const root = path.resolve(import.meta.dirname, '..');

interface Listed {
  file: string;
  projectName: string;
}

/** The test files that the runner finds, with their projects. */
function listed(): Listed[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'test-files-'));
  const list = path.join(folder, 'list.json');
  const runner = path.join(root, 'node_modules/vitest/vitest.mjs');
  try {
    execFileSync(process.execPath, [runner, 'list', '--filesOnly', `--json=${list}`], { cwd: root });
    return JSON.parse(fs.readFileSync(list, 'utf8'));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

// It starts vitest, which takes long beside other work.
test('each test file runs in exactly one project, or in one of each lane', () => {
  const projects = new Map(testFilesOf(root).map((file) => [file, [] as string[]]));
  for (const { file, projectName } of listed()) {
    projects.get(path.relative(root, file).replaceAll(path.sep, '/'))?.push(projectName);
  }
  const both = new Set(filesOfBothLanes(root));
  const wrong = [...projects].filter(([file, names]) => {
    const lanes = names.map((name) => (name.endsWith('-deep') ? 'deep' : 'normal')).sort();
    const isDeep = /\.deep\.(integration\.)?test\./.test(file);
    return lanes.join() !== (both.has(file) ? 'deep,normal' : isDeep ? 'deep' : 'normal');
  });
  expect(projects.size).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
}, 120_000);

test('each file that should start early exists', () => {
  const files = testFilesOf(root).map((file) => `/${file}`);
  expect(longest.filter((ending) => !files.some((file) => file.endsWith(`/${ending}`)))).toEqual([]);
});
