import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installPackages } from './install.mjs';
import { SetupError } from './progress.mjs';

test('does not replace packages behind a link, because other projects may use them', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'codeferry-install-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
  const shared = path.join(root, 'shared');
  const kept = path.join(shared, 'one', 'index.js');
  fs.mkdirSync(path.dirname(kept), { recursive: true });
  fs.writeFileSync(kept, '');
  const project = path.join(root, 'project');
  fs.mkdirSync(project);
  fs.writeFileSync(
    path.join(project, 'package-lock.json'),
    '{"packages":{"node_modules/one":{"version":"2.0.0"}}}',
  );
  fs.symlinkSync(shared, path.join(project, 'node_modules'));
  await expect(installPackages(project)).rejects.toThrow(SetupError);
  await expect(installPackages(project)).rejects.toThrow(shared);
  expect(fs.existsSync(kept)).toBe(true);
});
