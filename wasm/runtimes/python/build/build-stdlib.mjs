/**
 * Usage: node build-stdlib.mjs TARGET
 * Writes the compiled standard library with our run harness to TARGET. Runs in its own process, because
 * Pyodide leaves globals in Node that a bundler must not see.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { loadPyodide } from 'pyodide';

const here = import.meta.dirname;
const [target] = process.argv.slice(2);
if (!target) throw new Error('The target path is missing.');

const pyodideFolder = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
// A fixed hash seed makes the order of constant sets, and so the file, reproducible.
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } });
python.FS.writeFile('/tmp/python_stdlib.zip', readFileSync(join(pyodideFolder, 'python_stdlib.zip')));
copyIn(join(here, '../harness'), '/tmp/harness');
python.runPython(readFileSync(join(here, 'compile_stdlib.py'), 'utf8'));

mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, python.FS.readFile('/tmp/stdlib.zip'));
process.exit(0);

function copyIn(folder, into) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.py')) continue;
    const source = join(entry.parentPath, entry.name);
    const path = `${into}/${relative(folder, source)}`;
    python.FS.mkdirTree(dirname(path));
    python.FS.writeFile(path, readFileSync(source));
  }
}
