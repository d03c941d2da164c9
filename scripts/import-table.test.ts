import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readImports } from './steps/checks.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** A small tree in which every line violates the import table once, with the rule that must detect it. */
const planted: [file: string, source: string, rule: string][] = [
  ['contract/a.ts', "import '../server/platform/db';", 'contract imports only what the table allows'],
  ['wasm/a.ts', "import '../src/lib/x';", 'wasm imports only what the table allows'],
  [
    'server/b.ts',
    "import type { X } from '../src/lib/x'; export type Y = X;",
    'server imports only what the table allows',
  ],
  ['sw/a.ts', "import '../src/ui/button';", 'sw imports only what the table allows'],
  ['src/lib/a.ts', "import '../data/db';", 'src/lib imports only what the table allows'],
  ['src/ui/a.ts', "import '../data/db';", 'src/ui imports only what the table allows'],
  ['src/data/a.ts', "import '../sync/drain';", 'src/data imports only what the table allows'],
  ['src/auth/a.ts', "import '../data/db';", 'src/auth imports only what the table allows'],
  ['src/sync/a.ts', "import '../ui/button';", 'src/sync imports only what the table allows'],
  ['src/features/a/a.ts', "import '../../../wasm/a';", 'src/features imports only what the table allows'],
  ['src/features/b/a.ts', "import '../a/b';", 'a feature never imports another feature'],
  ['src/routes/a.ts', "import '../../wasm/a';", 'src/routes imports only what the table allows'],
  ['server/modules/x/a.ts', "import '../y/queries';", "a server module's inside stays inside"],
  ['src/ui/b.ts', "import 'dexie';", 'dexie has one owner'],
  ['src/data/b.ts', "import 'ofetch';", 'ofetch has one owner'],
  ['src/sync/c1.ts', "import './c2';", 'no-cycles'],
];
const harmless = {
  'src/sync/c2.ts': "import './c1';",
  'src/ui/component.tsx': "import { a } from './button'; export const C = () => <b>{a}</b>;",
  'src/lib/x.ts': 'export type X = 1;',
  'src/ui/button.ts': 'export const a = 1;',
  'src/data/db.ts': "import 'dexie'; import '../../contract/limits';",
  'src/sync/drain.ts': "import '../data/db'; import '../auth/session';",
  'src/auth/session.ts': 'export const s = 1;',
  'src/features/a/b.ts':
    "import '../../ui/button'; import '../../sync/drain'; import '../../../wasm/run-client';",
  'wasm/run-client.ts': "import '../contract/limits';",
  'contract/limits.ts': 'export const l = 1;',
  'server/platform/db.ts': "import '../../contract/limits';",
  'server/modules/y/queries.ts': 'export const q = 1;',
};

let found: { rule: string; from: string }[];
let folder: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-table-'));
  for (const [file, source] of [...planted.map(([f, s]) => [f, s] as const), ...Object.entries(harmless)]) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), source);
  }
  for (const name of ['dexie', 'ofetch']) {
    fs.mkdirSync(path.join(folder, 'node_modules', name), { recursive: true });
    fs.writeFileSync(path.join(folder, 'node_modules', name, 'package.json'), '{"main":"index.js"}');
    fs.writeFileSync(path.join(folder, 'node_modules', name, 'index.js'), '');
  }
  fs.writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
  found = (await readImports(root, folder)).violations.map(({ rule, from }) => ({ rule, from }));
}, 60_000);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test.each(planted)('%s: «%s» breaks «%s»', (file, _source, rule) => {
  expect(found).toContainEqual({ rule, from: file });
});

test.each(Object.keys(harmless).filter((file) => file !== 'src/sync/c2.ts'))('%s breaks nothing', (file) => {
  expect(found.filter(({ from }) => from === file)).toEqual([]);
});
