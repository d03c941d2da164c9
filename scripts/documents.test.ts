import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const records = fs
  .readdirSync(path.join(root, 'docs/decisions'))
  .filter((file) => /^\d{3}-.*\.md$/.test(file));
const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'THIRD_PARTY.md',
  'content/README.md',
  ...fs
    .readdirSync(path.join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
  ...['README.md', ...records].map((file) => `docs/decisions/${file}`),
];

test.each(pages)('%s links only to files that exist', (page) => {
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  const targets = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
  const missing = targets.filter(
    (target) => !/^[a-z]+:/.test(target) && !fs.existsSync(path.join(root, path.dirname(page), target)),
  );
  expect(missing).toEqual([]);
});

/** Records may name files of their time; these pages describe the code as it is. */
const living = pages.filter((page) => !page.startsWith('docs/decisions/') && page !== 'docs/spec.md');
const ours = /^(bench|content|contract|docs|scripts|server|src|sw|tests|tools|wasm)\/[\w.$/-]+$/;
const endings = ['', '.ts', '.tsx', '.mjs', '.test.ts', '.integration.test.ts'];

test.each(living)('%s names only paths that exist', (page) => {
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  const named = [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => ours.test(name) && !name.includes('NNN'));
  const missing = named.filter(
    (name) => !endings.some((ending) => fs.existsSync(path.join(root, `${name}${ending}`))),
  );
  expect(missing).toEqual([]);
});

test.each(living)('%s names only scripts that exist', (page) => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const text = fs.readFileSync(path.join(root, page), 'utf8');
  const named = [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('docs/settings.md lists each environment variable of the server', () => {
  const config = fs.readFileSync(path.join(root, 'server/platform/config.ts'), 'utf8');
  const [, schema = ''] = /const Environment = z\.object\(\{(.*?)^\}\);/ms.exec(config) ?? [];
  const names = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(40);
  const page = fs.readFileSync(path.join(root, 'docs/settings.md'), 'utf8');
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

/** Pages that lead through screens. */
const guides = ['docs/contests.md', 'docs/classroom.md', 'docs/operating.md'];

test.each(guides)('%s names buttons and fields as the product does', (page) => {
  const texts = fs
    .readdirSync(path.join(root, 'src'), { encoding: 'utf8', recursive: true })
    .filter((file) => /messages\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(root, 'src', file), 'utf8'))
    .join('\n');
  const named = [...fs.readFileSync(path.join(root, page), 'utf8').matchAll(/\*\*([^*]+?):?\*\*/g)];
  expect(named.map(([, name = '']) => name).filter((name) => !texts.includes(name))).toEqual([]);
});

test('each decision has its own number and a line in the index', () => {
  const numbers = records.map((file) => file.slice(0, 3));
  expect(new Set(numbers).size).toBe(numbers.length);
  const index = fs.readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8');
  expect(records.filter((file) => !index.includes(`](${file})`))).toEqual([]);
});

test.each(records)('%s has date, status, context, decision and consequences', (file) => {
  const text = fs.readFileSync(path.join(root, 'docs/decisions', file), 'utf8');
  const parts = ['Date: 20', 'Status: ', '## Context', '## Decision', '## Consequences'];
  // 000 is a register of many decisions.
  expect(parts.filter((part) => file !== '000-product-decisions.md' && !text.includes(part))).toEqual([]);
});
