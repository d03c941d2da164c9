/**
 * Usage: node build-snapshot.mjs LIBRARY FOLDER
 * Boots Python on LIBRARY, imports what `preload.py` names, and writes into FOLDER the interpreter's memory (`heap.raw`), its
 * memory before it had done anything (`pristine.raw`), and `meta.json`. A process of its own: see build-stdlib.mjs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

/** Magic, offset of the heap, length of the state that follows a header of 48 bytes. */
const headerBytes = 48;
const [library, folder] = process.argv.slice(2);
if (!library || !folder)
  throw new Error('Say where the library is and where the snapshot should be written.');

let pristine;
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (source, imports) => {
  const result = await instantiate.call(WebAssembly, source, imports);
  const { memory } = (result.instance ?? result).exports;
  if (memory) pristine ??= new Uint8Array(memory.buffer.slice(0));
  return result;
};

// A fixed hash seed makes the image nearly the same every time; programs have no use for a secret one.
const python = await loadPyodide({
  _makeSnapshot: true,
  stdLibURL: resolve(library),
  env: { HOME: '/home/learner', PYTHONHASHSEED: '0' },
});
python.runPython(readFileSync(join(import.meta.dirname, 'preload.py'), 'utf8'));
const modules = python.runPython(
  'import sys, json; json.dumps(sorted({*sys.modules, *sys.builtin_module_names}))',
);

const snapshot = python.makeMemorySnapshot();
const [, heapOffset, stateBytes] = new Uint32Array(snapshot.buffer, 0, 3);
const state = new TextDecoder().decode(snapshot.slice(headerBytes, headerBytes + stateBytes));
writeFileSync(join(folder, 'heap.raw'), snapshot.subarray(heapOffset));
writeFileSync(join(folder, 'pristine.raw'), pristine);
writeFileSync(
  join(folder, 'meta.json'),
  JSON.stringify({ state: JSON.parse(state), modules: JSON.parse(modules) }),
);
process.exit(0);
