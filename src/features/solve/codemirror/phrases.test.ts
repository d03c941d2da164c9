import fs from 'node:fs';
import { expect, test } from 'vitest';
import { messages } from './messages';

/** The packages of the editor; the tests of translations compare the catalogue with Spanish and Portuguese. */
const packages = ['search', 'autocomplete', 'language', 'commands', 'view'];

test.each(packages)('the editor has a text for each phrase of @codemirror/%s', (name) => {
  const source = fs.readFileSync(`node_modules/@codemirror/${name}/dist/index.js`, 'utf8');
  const calls = source.matchAll(/\bphrase\((?:view, )?(?:\w+ \? )?"([^"]+)"(?: : "([^"]+)")?/g);
  const phrases = [...calls].flatMap(([, one, other]) => [one, other].filter((text) => text !== undefined));
  expect(phrases.length).toBeGreaterThan(0);
  expect(phrases.filter((text) => !(text in messages.phrases))).toEqual([]);
});
