import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documents } from './areas';
import { catalogueFile, sourceFiles, textsOf } from './find-texts';

const root = path.resolve(import.meta.dirname, '../..');
const appFiles = sourceFiles(root, 'src').filter(
  (file) => !documents.test(file) && !file.startsWith('src/translations/'),
);

test('the texts of the app are in messages files', () => {
  const catalogues = appFiles.filter((file) => catalogueFile.test(file));
  expect(catalogues.length).toBeGreaterThan(20);
  const strays = appFiles
    .filter((file) => !catalogueFile.test(file))
    .flatMap((file) => textsOf(file, fs.readFileSync(path.join(root, file), 'utf8')))
    .filter(({ isMarkup }) => isMarkup);
  expect(strays.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
});
