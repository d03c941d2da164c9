/**
 * The import table of ARCHITECTURE.md, as rules. Each rule is a pattern, so it also covers new features and modules.
 * Type imports count (tsPreCompilationDeps). `npm test` also fails when too few modules were read.
 */
const folders = '^(contract|wasm|server|sw|src)/';
/** [name, folder, our folders that it may import] */
const table = [
  ['contract', '^contract/', '^contract/'],
  ['wasm', '^wasm/', '^(wasm|contract)/'],
  ['server', '^server/', '^(server|contract)/'],
  ['sw', '^sw/', '^(sw|contract)/|^src/(data|sync|lib)/'],
  ['src/lib', '^src/lib/', '^(contract|src/lib)/'],
  ['src/ui', '^src/ui/', '^src/(ui|lib)/'],
  ['src/first-screen', '^src/first-screen/', '^(contract|src/(first-screen|lib))/'],
  ['src/parts', '^src/parts/', '^(contract|src/(parts|ui|first-screen|lib))/'],
  ['src/wizard', '^src/wizard/', '^(contract|src/(wizard|parts|ui|first-screen|lib|data|sync))/'],
  ['src/data', '^src/data/', '^(contract|src/data|src/lib)/'],
  ['src/auth', '^src/auth/', '^(contract|src/auth|src/lib)/'],
  ['src/sync', '^src/sync/', '^(contract|src/sync|src/lib|src/data|src/auth)/'],
  [
    'src/features',
    '^src/features/',
    '^(contract|src/(features|wizard|parts|first-screen|lib|ui|data|sync|auth))/|^wasm/run-client',
  ],
  ['src/translations', '^src/translations/', '^(contract|src)/|^wasm/messages'],
  [
    'src/routes',
    '^src/routes/',
    '^(contract|src/(routes|wizard|parts|first-screen|lib|ui|data|sync|auth|features))/',
  ],
];
/** [package, the only places that may import it] */
const owners = [
  ['dexie', '^src/data/'],
  [
    'react|react-dom|dexie-react-hooks',
    '^src/(ui|parts|wizard|first-screen|features|routes|translations|main\\.tsx|app)',
  ],
  ['ofetch', '^src/sync/'],
  ['firebase|@firebase', '^src/auth/'],
  ['pyodide|quickjs-emscripten|quickjs-emscripten-core|@jitl', '^wasm/'],
  ['workbox-(core|precaching|routing)', '^sw/'],
  ['workbox-window', '^src/follow-updates\\.ts$'],
  ['fastify|@fastify|kysely|pg|pg-boss|jose|@node-rs|pino', '^server/'],
];
const tests = '\\.test\\.tsx?$';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...table.map(([name, who, may]) => ({
      name: `${name} imports only what the table allows`,
      severity: 'error',
      from: { path: who, pathNot: tests },
      to: { path: folders, pathNot: may },
    })),
    {
      name: 'a feature never imports another feature',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: "a server module's inside stays inside",
      severity: 'error',
      from: { path: '^server/modules/([^/]+)/', pathNot: tests },
      to: { path: '^server/modules/([^/]+)/', pathNot: '^server/modules/($1/|[^/]+/public\\.ts$)' },
    },
    ...owners.map(([pkg, who]) => ({
      name: `${pkg} has one owner`,
      severity: 'error',
      from: { path: folders, pathNot: `${who}|${tests}` },
      to: { path: `^node_modules/(${pkg})/` },
    })),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|testbed)/' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
