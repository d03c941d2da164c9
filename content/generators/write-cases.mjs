/** Writes the test data of a package from its cases and the author's way of solving them. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Called as the last step of `generators/generate.mjs`, whose address is `generator`. `sample` is a list of inputs, `secret` a list of
 * [name, input], or an object that has such a list for each test data group; `solve` gives the answer to an input. Old cases are
 * removed, other files of the folders stay.
 */
export function writeCases(generator, { sample, secret }, solve) {
  writeFolder(
    new URL('../data/sample/', generator),
    sample.map((input, index) => [String(index + 1), input]),
    solve,
  );
  const groups = Array.isArray(secret) ? { '': secret } : secret;
  for (const [group, cases] of Object.entries(groups)) {
    const folder = group === '' ? '../data/secret/' : `../data/secret/${group}/`;
    writeFolder(new URL(folder, generator), numbered(cases), solve);
  }
}

function numbered(cases) {
  const width = String(cases.length).length;
  return cases.map(([name, input], index) => [`${String(index + 1).padStart(width, '0')}-${name}`, input]);
}

function writeFolder(folder, cases, solve) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (/\.(in|ans)$/.test(name)) rmSync(new URL(name, folder));
  }
  for (const [name, input] of cases) {
    writeFileSync(new URL(`${name}.in`, folder), withNewline(input));
    writeFileSync(new URL(`${name}.ans`, folder), withNewline(String(solve(withNewline(input)))));
  }
}

/** An input may be empty. */
const withNewline = (text) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
