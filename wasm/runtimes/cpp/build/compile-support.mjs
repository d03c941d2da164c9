/**
 * Usage: node compile-support.mjs PACKAGE_SCRIPT ARGUMENTS SOURCE OBJECT (arguments as JSON): runs the
 * package's compiler in Node.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';

const [script, compilerArguments, source, object] = process.argv.slice(2);
if (!script || !compilerArguments || !source || !object) throw new Error('Four paths are needed.');
const { runLLVM } = await import(pathToFileURL(script).href);
const listen = (/** @type {Uint8Array | null} */ bytes) => bytes && process.stderr.write(bytes);
const files = await runLLVM(
  JSON.parse(compilerArguments),
  { [basename(source)]: readFileSync(source) },
  { stdout: listen, stderr: listen, decodeASCII: false, fetchProgress: () => {} },
);
writeFileSync(object, files['out.o']);
