import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { routePreload } from './src/first-screen/vite-route-preload.mjs';
import { webManifest } from './src/web-manifest';
import { deliveryScript } from './sw/vite-delivery-script.mjs';
import { runFrame } from './wasm/vite-run-frame';
import { runtimeAssets } from './wasm/vite-runtime-assets';

const root = import.meta.dirname;
const below = (folder: string) => path.join(root, folder);
/** Where the development server finds the API; the built product serves both from one port. */
const api = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`);

/** Small ones of our own that every page asks for: each would be a file of a few hundred bytes. */
const everyPage = new RegExp(
  `/src/(${[
    'first-screen/(app-stored|page-shown|first-screen|early-input)',
    'lib/carried-tags',
    'parts/(from-here|from-search|undisturbed|language-tags|tag-link)',
    'auth/(session|session-hint)',
    'sync/network/sync-status',
    'ui/(class-names|toast)',
    'features/(account/sign-in/account-search|explore/explore-search)',
    'routes/-sign-in-first',
  ].join('|')})\\.tsx?$|/contract/(limits|first-screen|rules/question-type)\\.ts$`,
);

/** What the solve screen is made of; what comes after a run or a submission, and the editor itself, are loaded later. */
const solveScreen =
  /\/src\/(features\/solve\/(?!codemirror\/|preview\/|verdict\/(?!changed-lines|line-)|history\/)|ui\/(tabs|split))|\/wasm\/(run-client|runtime-worker|protocol|spare-policy|assets\/metered)\./;

/**
 * What nearly every page needs, in four files: dozens of small ones are a tenth larger, and each is a request. `frame` is there before
 * anything is shown; `device` comes with the first page that shows data. What few pages share stays by itself.
 */
const sharedChunks = [
  {
    name: 'frame',
    priority: 2,
    test: (id: string) =>
      /preload-helper|\/lucide-react\/dist\/esm\/(?!icons\/(?!(cloud-check|play|pause|gavel)\.))/.test(id) ||
      everyPage.test(id) ||
      packages(
        'react',
        'react-dom',
        'scheduler',
        '@tanstack/(?!.*virtual)[^/]+',
        'valtio',
        'proxy-compare',
      ).test(id),
  },
  {
    // By itself: whatever has a schema needs it to have run, and it needs nothing of ours.
    name: 'schemas',
    priority: 3,
    test: (id: string) => packages('zod').test(id) || id.endsWith('/src/lib/schema/validate.ts'),
  },
  {
    // What asks the server and reads its answers, with the schemas of all calls: beside the page, after what it has is shown.
    name: 'calls',
    priority: 2,
    includeDependenciesRecursively: false,
    test: (id: string) =>
      packages('ofetch', 'ufo', 'destr', 'node-fetch-native').test(id) ||
      /\/contract\/(calls|entities)\/|\/contract\/endpoints?\.ts$/.test(id) ||
      /\/src\/sync\/transport\//.test(id),
  },
  {
    name: 'device',
    priority: 1,
    // Else it would take along what the frame of the page needs too, and come with every page.
    includeDependenciesRecursively: false,
    minShareCount: 4,
    test: (id: string) =>
      // What reads an address or knows of the network is there before anything is shown.
      !/\/(contract\/(limits|rules\/question-type)|src\/sync\/network\/sync-status)\.ts$/.test(id) &&
      // They need the schemas, and are loaded when something is written down or read from a file.
      !/\/src\/data\/work-file\//.test(id) &&
      // Rules of pictures, badges and blanks belong to few pages.
      !/\/contract\/rules\/(image-kind|contest\/contest-image|badges|blank-markers)\.ts$/.test(id) &&
      // Downloads, lists of contests and logging out have pages of their own; most pages know nothing of them.
      !/\/src\/(data\/(downloads\/downloads|account\/unsent-work)|sync\/pull\/pull-contests)\.ts$/.test(id) &&
      (packages('dexie', 'dexie-react-hooks').test(id) || /\/(contract|src\/data|src\/sync)\//.test(id)),
  },
  {
    // What several pages share in small pieces: each piece as a file of its own would be a request with a round trip.
    name: 'parts',
    priority: 0,
    includeDependenciesRecursively: false,
    minShareCount: 3,
    test: (id: string) =>
      /\/src\/(ui|lib|parts|first-screen)\/|\/lucide-react\/|\/contract\/rules\/(simple-formula|statement-sections|starter-code)\./.test(
        id,
      ),
  },
  {
    // The solve screen, which contests show too, with what only it shares with pages of statements.
    name: 'solve',
    priority: 1,
    includeDependenciesRecursively: false,
    test: (id: string) => solveScreen.test(id),
  },
];

export default defineConfig({
  root: below('src'),
  publicDir: below('public'),
  cacheDir: below('.cache/vite'),
  // The build for browsers that know ES2022: the default one carries helpers for older ones.
  resolve: { alias: [{ find: /^dexie$/, replacement: below('node_modules/dexie/dist/modern/dexie.mjs') }] },
  build: {
    outDir: below('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Where it is not known, which is hardly anywhere, files come a step later.
    modulePreload: { polyfill: false },
    // The chunks are named in the service worker's list and cached for ever; a map would double what a device keeps.
    sourcemap: false,
    // Licences ask to be passed on with the code; what runs programs is added by `scripts/steps/licenses.mjs`.
    license: { fileName: 'third-party.txt' },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: sharedChunks },
        // The first script names some 250 files, and nothing compresses a hash: seven letters of it, the fewest that the bundler takes, tell them apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: below('src/routes'),
      generatedRouteTree: below('src/route-tree.gen.ts'),
      quoteStyle: 'single',
    }),
    react(),
    routePreload(),
    runtimeAssets(),
    runFrame(),
    deliveryScript(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../sw',
      filename: 'sw.ts',
      outDir: below('dist/web'),
      registerType: 'prompt',
      injectRegister: false,
      manifest: webManifest,
      // Only the browser's own installing asks for them, and that has a network.
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,png}'],
        // Runtimes come on demand into a cache of their own; the delivery script is fetched by the worker itself.
        globIgnores: [
          'rt/**',
          'sw-delivery.js',
          'icon-*.png',
          'maskable-*.png',
          'apple-touch-icon.png',
          'screenshots/**',
        ],
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
    }),
  ],
  worker: { format: 'es', plugins: () => [runtimeAssets()] },
  server: {
    // The fonts lie beside src, among the packages.
    fs: { allow: [root] },
    proxy: Object.fromEntries(
      ['/api', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'].map((prefix) => [
        prefix,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
});
