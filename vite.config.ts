import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { routePreload } from './src/first-screen/vite-route-preload.mjs';
import { webManifest } from './src/web-manifest';
import { deliveryScript } from './sw/vite-delivery-script.mjs';
import { chunkNames } from './vite-chunks';
import { runFrame } from './wasm/vite-run-frame';
import { runtimeAssets } from './wasm/vite-runtime-assets';

const root = import.meta.dirname;
const below = (folder: string) => path.join(root, folder);
/** Where the development server finds the API; the built product serves both from one port. */
const api = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

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
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 1 },
            // By default a chunk also takes what its modules import from folders of other chunks.
            { name: chunkNames(root), includeDependenciesRecursively: false },
          ],
        },
        // The page names its files, and nothing compresses a hash: seven letters of it, the fewest that the bundler takes, tell them apart.
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
