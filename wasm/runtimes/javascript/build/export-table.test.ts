import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { exportTable } from './export-table';

const wasm = readFileSync(createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm'));

test('the engine with its exported table is valid and has one more export', async () => {
  const before = WebAssembly.Module.exports(await WebAssembly.compile(new Uint8Array(wasm)));
  const after = WebAssembly.Module.exports(await WebAssembly.compile(new Uint8Array(exportTable(wasm))));
  expect(after).toEqual([...before, { name: 'table', kind: 'table' }]);
});

test('refuses bytes without exports', () => {
  expect(() => exportTable(Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]))).toThrow('exports nothing');
});
