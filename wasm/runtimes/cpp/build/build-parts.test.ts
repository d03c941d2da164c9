import { expect, test } from 'vitest';
import { findClangPackage } from './clang-package';
import { isKept } from './kept-files';
import { readTar } from './read-tar';

function tarOf(files: Record<string, string>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, text]) => {
    const header = Buffer.alloc(512);
    header.write(name);
    header.write(text.length.toString(8).padStart(11, '0'), 124);
    header.write('0', 156);
    return [header, Buffer.concat([Buffer.from(text), Buffer.alloc((512 - (text.length % 512)) % 512)])];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

test('reads files of any length from an archive', () => {
  const files = { 'a/empty': '', 'a/b.h': 'int x;', 'c.a': 'y'.repeat(512), 'd.o': 'z'.repeat(513) };
  const read = readTar(tarOf(files));
  expect(Object.fromEntries([...read].map(([name, content]) => [name, content.toString()]))).toEqual(files);
});

test('keeps headers for this target and the linked libraries, and drops the others', () => {
  const kept = [
    'include/c++/v1/vector',
    'include/c++/v1/__algorithm/sort.h',
    'include/wasm32-wasip1/stdio.h',
    'include/stddef.h',
    'include/__stddef_size_t.h',
    'lib/wasm32-wasip1/libc++.a',
    'lib/wasm32-unknown-wasip1/libclang_rt.builtins.a',
  ];
  const dropped = [
    'include/c++/v1/__cxx03/vector',
    'include/immintrin.h',
    'include/cuda_wrappers/new',
    'lib/wasm32-wasip1/libc.so',
    'share/libc++/v1/std.cppm',
  ];
  expect([...kept, ...dropped].filter(isKept)).toEqual(kept);
});

test('the installed compiler package is the version whose script we can patch', async () => {
  if (!findClangPackage()) return;
  const { clangModule } = await import('./clang-module');
  const text = clangModule();
  expect(text).not.toContain('import.meta.url');
  expect(text).toContain('export { Application, instantiate }');
});
