/** Checks the built files: loading order problems, and the number of requests per page (decision 070). */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const web = path.join(root, 'dist/web');
const assets = path.join(web, 'assets');

/** Scripts of the worker and the app; runtimes load on demand, and a language is loaded alone. */
const scripts = () =>
  fs
    .readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && !/^rt\/|^assets\/translation-/.test(name));

test('the build has at most 95 scripts', () => {
  expect(scripts().length).toBeGreaterThan(20);
  expect(scripts().length).toBeLessThanOrEqual(95);
});

test('the list of chunks names only packages and folders that exist, and no module', () => {
  const text = fs.readFileSync(path.join(root, 'vite-chunks.ts'), 'utf8');
  const folders = [...text.matchAll(/'((?:src|contract|wasm)(?:\/[^']+)?)'/g)].map(([, name = '']) => name);
  expect(folders.length).toBeGreaterThan(20);
  const isFolder = (name: string) =>
    fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.isDirectory();
  expect(folders.filter((name) => !isFolder(name))).toEqual([]);
});

test('no built files import each other in a circle, because their top-level code would run too early', () => {
  const imports = new Map(
    fs
      .readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const text = fs.readFileSync(path.join(assets, name), 'utf8');
        const found = [...text.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)];
        return [name, found.map((match) => match[1] ?? '')] as const;
      }),
  );
  expect([...imports.values()].flat().length).toBeGreaterThan(20);
  const inCircles = [...imports.keys()].filter((name) => reachable(imports, name).has(name));
  expect(inCircles).toEqual([]);
});

function reachable(imports: ReadonlyMap<string, readonly string[]>, from: string): Set<string> {
  const seen = new Set<string>();
  const next = [from];
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    for (const found of imports.get(name) ?? []) {
      if (seen.has(found)) continue;
      seen.add(found);
      next.push(found);
    }
  }
  return seen;
}
