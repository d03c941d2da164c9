import { expect, test } from 'vitest';
import { looksLikeModule, reexport } from './module-source';

test.each([
  "import fs from 'fs';",
  "  import { readFileSync } from 'node:fs'",
  'const x = 1;\nexport default x;',
  'const lines = await read();',
])('a module: %s', (code) => {
  expect(looksLikeModule(code)).toBe(true);
});

test.each(["const fs = require('fs')", "import('fs').then(use)", 'let imports = 1', 'let x = ;'])(
  'no module: %s',
  (code) => {
    expect(looksLikeModule(code)).toBe(false);
  },
);

test('a stand-in exports the default and every name, including reserved words', () => {
  const source = reexport('fs', ['readFileSync', 'delete', 'default']);
  expect(source).toContain('export default module');
  expect(source).toContain('export { readFileSync_ as readFileSync, delete_ as delete }');
});
