import { expect, test } from 'vitest';
import { memoryTree } from '../file-tree';
import { createReport } from '../import-report';
import { readOutputValidator } from './output-validator';

async function read(files: Record<string, string>) {
  return await readOutputValidator(memoryTree(files), Object.keys(files), undefined, createReport().report);
}

const script = (program: string) => `#!/usr/bin/env ${program}\nraise SystemExit(42)\n`;

test('detects the language of a script from its first line', async () => {
  expect(await read({ 'output_validators/v/validate': script('python3') })).toEqual({
    protocol: 'exit-code',
    language: 'PYTHON3',
    files: [{ path: 'validate.py', content: script('python3') }],
  });
  expect(await read({ 'output_validators/validate': script('node') })).toMatchObject({
    language: 'JAVASCRIPT_NODE',
  });
});

test('names a script in an unsupported language', async () => {
  const tried = read({ 'output_validators/v/validate': script('bash') });
  await expect(tried).rejects.toMatchObject({ file: 'output_validators/v/validate' });
});

test('does not take files without a shebang for programs', async () => {
  const files = { 'output_validators/v/v.py': 'x', 'output_validators/v/LICENSE': 'MIT' };
  expect(await read(files)).toMatchObject({ files: [{ path: 'v.py' }] });
});

test('refuses several validators and names them', async () => {
  const files = { 'output_validators/a/a.py': '', 'output_validators/b/check': script('python3') };
  await expect(read(files)).rejects.toThrow('output_validators/a, output_validators/b');
});
