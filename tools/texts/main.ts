/**
 * `npm run texts -- --missing es`: prints which texts a translation lacks, has too many, or lacks a value of.
 * `npm run texts [-- --app]`: prints the texts of the product that people read, by area and file. Strings of
 * code that only look like text may be among them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { areas } from './areas';
import { sourceFiles, textsOf } from './find-texts';
import { differencesOf } from './translations';

const asked = process.argv.indexOf('--missing');
if (asked > 0) {
  const { missing, superfluous, parameters } = differencesOf(process.argv[asked + 1] ?? '');
  for (const text of missing) console.log(`missing      ${text}`);
  for (const text of superfluous) console.log(`superfluous  ${text}`);
  for (const text of parameters) console.log(`values       ${text}`);
  console.log(
    `${missing.length} missing, ${superfluous.length} superfluous, ${parameters.length} with other values`,
  );
  process.exit(0);
}

const root = path.resolve(import.meta.dirname, '../..');
const wanted = process.argv.includes('--app') ? areas.slice(0, 2) : areas;

for (const { name, folders, files } of wanted) {
  const named = folders
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((file) => files === undefined || files.test(file));
  const texts = named.flatMap((file) => textsOf(file, fs.readFileSync(path.join(root, file), 'utf8')));
  const words = texts.reduce((sum, { text }) => sum + text.split(' ').length, 0);
  console.log(`\n# ${name}: ${texts.length} texts, ${words} words`);
  let shown = '';
  for (const { file, line, text } of texts) {
    if (file !== shown) console.log(`\n${file}`);
    shown = file;
    console.log(`${String(line).padStart(5)}  ${text}`);
  }
}
