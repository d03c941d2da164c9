/**
 * Usage: node build-snapshot.mjs LIBRARY FOLDER
 * Starts Python with LIBRARY, runs `preload.py`, and writes to FOLDER the interpreter's memory (`heap.raw`),
 * its memory before the start (`pristine.raw`), and `meta.json`. Runs in its own process: see
 * build-stdlib.mjs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

const [library, folder] = process.argv.slice(2);
if (!library || !folder) throw new Error('The paths of the library and of the snapshot are missing.');

let pristine;
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (source, imports) => {
  const result = await instantiate.call(WebAssembly, source, imports);
  const { memory } = (result.instance ?? result).exports;
  if (memory) pristine ??= new Uint8Array(memory.buffer.slice(0));
  return result;
};

// The image contains the interpreter's path, which must be the same on every machine.
process.argv[1] = '/usr/bin/python3';
// A fixed hash seed makes the image nearly reproducible; programs do not need a secret one.
const python = await loadPyodide({
  stdLibURL: resolve(library),
  env: { HOME: '/home/learner', PYTHONHASHSEED: '0' },
});
python.runPython(readFileSync(join(import.meta.dirname, 'preload.py'), 'utf8'));
const modules = python.globals.get('modules');
python.globals.delete('modules');
const { FS, HEAP8 } = python._module;
// The same streams as in a run: a file for the input, devices for the output.
FS.mkdirTree('/run');
FS.writeFile('/run/stdin', '');
python.setStdout({ write: (bytes) => bytes.length, isatty: false });
python.setStderr({ write: (bytes) => bytes.length, isatty: false });
FS.closeStream(0);
FS.open('/run/stdin', 'r');
HEAP8[python._module._Py_EMSCRIPTEN_SIGNAL_HANDLING] = 1;
// Not with Pyodide's own snapshots, which include references to the page's objects: here there are none.
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
