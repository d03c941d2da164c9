/**
 * Usage: node build-snapshot.mjs LIBRARY FOLDER
 * Boots Python on LIBRARY, does what `preload.py` says, and writes into FOLDER the interpreter's memory (`heap.raw`), its
 * memory before it had done anything (`pristine.raw`), and `meta.json`. A process of its own: see build-stdlib.mjs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

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

// The image holds the name the interpreter was called by, and must be the same wherever it was made.
process.argv[1] = '/usr/bin/python3';
// A fixed hash seed makes the image nearly the same every time; programs have no use for a secret one.
const python = await loadPyodide({
  stdLibURL: resolve(library),
  env: { HOME: '/home/learner', PYTHONHASHSEED: '0' },
});
python.runPython(readFileSync(join(import.meta.dirname, 'preload.py'), 'utf8'));
const modules = python.globals.get('modules');
python.globals.delete('modules');
const { FS, HEAP8 } = python._module;
// The streams as a run has them: a file for the input, and devices for the output.
FS.mkdirTree('/run');
FS.writeFile('/run/stdin', '');
python.setStdout({ write: (bytes) => bytes.length, isatty: false });
python.setStderr({ write: (bytes) => bytes.length, isatty: false });
FS.closeStream(0);
FS.open('/run/stdin', 'r');
HEAP8[python._module._Py_EMSCRIPTEN_SIGNAL_HANDLING] = 1;
// Not by Pyodide's own way of making a snapshot, which keeps what Python knows of the page's objects: here it knows none.
run('import codeferry.runner; codeferry.runner.install()');
writeFileSync(join(folder, 'heap.raw'), python._module.HEAPU8.slice());
writeFileSync(join(folder, 'pristine.raw'), pristine);
writeFileSync(join(folder, 'meta.json'), JSON.stringify({ modules: JSON.parse(modules) }));
process.exit(0);

function run(command) {
  if (python._module._PyRun_SimpleString(python._module.stringToNewUTF8(command)) !== 0) {
    throw new Error(`Python failed at ${command}`);
  }
}
