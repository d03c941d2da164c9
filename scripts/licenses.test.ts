import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isBuildFresh } from './steps/build-stamp.mjs';
import { withTexts } from './steps/licenses.mjs';

const long = 'Licence of a. '.repeat(20);
const list = `# Licenses

## a - 1.0.0 (MIT)

${long}

## b - 2.0.0 (Apache-2.0)

## @c/d - 3.0.0 (MPL-2.0)

https://example.org
`;

test('an entry without a licence text refers to the text at the end', () => {
  const complete = withTexts(list, { 'Apache-2.0': 'Text of Apache', 'MPL-2.0': 'Text of Mozilla' });
  expect(complete).toContain(long);
  expect(complete).toContain(
    '## b - 2.0.0 (Apache-2.0)\n\nThe text of Apache-2.0 is at the end of this list.',
  );
  expect(complete).toContain('https://example.org\nThe text of MPL-2.0 is at the end of this list.');
  expect(complete).toMatch(
    /### Text of Apache-2.0\n\nText of Apache\n\n### Text of MPL-2.0\n\nText of Mozilla\n$/,
  );
});

test('fails if a text is missing', () => {
  expect(() => withTexts(list, { 'Apache-2.0': 'Text' })).toThrow('There is no text of MPL-2.0 for ## @c/d');
});

test('each notice of a current build has a text', () => {
  const root = path.resolve(import.meta.dirname, '..');
  if (!isBuildFresh(root)) return;
  const notices = fs
    .readFileSync(path.join(root, 'dist/web/third-party.txt'), 'utf8')
    .split(/^## (?=\S+ - \S+ \()/m)
    .slice(1);
  expect(notices.length).toBeGreaterThan(50);
  const short = notices.filter(
    (notice) => notice.length < 250 && !/is at the end of this list|, inside /.test(notice),
  );
  expect(short).toEqual([]);
});
