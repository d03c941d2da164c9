import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { titles } from '../../src/parts/title-map';
import { aliases, pages } from './pages';

const src = path.resolve(import.meta.dirname, '../../src');
const tree = fs.readFileSync(path.join(src, 'route-tree.gen.ts'), 'utf8');

/** The addresses in the generated route tree. */
function routesOfTree(): string[] {
  const [, body = ''] = /interface FileRoutesByTo \{([^}]*)\}/.exec(tree) ?? [];
  return [...body.matchAll(/'([^']+)': typeof/g)].map(([, route = '']) => route);
}

test('every route of the tree is in the tour, and nothing else', () => {
  const listed = [...new Set(pages.map(({ route }) => route)), ...Object.keys(aliases)];
  expect(routesOfTree().length).toBeGreaterThan(15);
  expect(listed.sort()).toEqual(routesOfTree().sort());
});

test('NAV-25 every page has its title', () => {
  expect(pages.filter(({ route }) => titles[route] === undefined)).toEqual([]);
});

test('the tree contains every route file', () => {
  const files = fs
    .readdirSync(path.join(src, 'routes'), { encoding: 'utf8', recursive: true })
    // The router ignores files and folders that begin with a hyphen.
    .filter((name) => name.endsWith('.tsx') && !/(^|\/)-/.test(name));
  const missing = files.filter((name) => !tree.includes(`'./routes/${name.slice(0, -'.tsx'.length)}'`));
  expect(missing).toEqual([]);
});

test('each address belongs to its route', () => {
  const strangers = pages.filter(({ route, address }) => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/?]+')}(\\?|$)`);
    return !pattern.test(address);
  });
  expect(strangers).toEqual([]);
});
