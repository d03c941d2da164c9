/** The built files themselves: what no page shows until it fails to begin. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const assets = path.resolve(import.meta.dirname, '../../dist/web/assets');

test('no built file waits for one that waits for it: what they set up at their beginning would not be there yet', () => {
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
