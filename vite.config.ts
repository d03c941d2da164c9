import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { frame } from './src/first-screen/vite-frame.mjs';
import { moduleSteps } from './src/first-screen/vite-module-steps';
import { routePreload } from './src/first-screen/vite-route-preload.mjs';
import { translations } from './src/translations/vite-translations';
import { webManifest } from './src/web-manifest';
import { deliveryScript } from './sw/vite-delivery-script.mjs';
import { chunkNames } from './vite-chunks';
import { runFrame } from './wasm/vite-run-frame';
import { runtimeAssets } from './wasm/vite-runtime-assets';

const root = import.meta.dirname;
const below = (folder: string) => path.join(root, folder);
/** The API in development; in production one port serves both. */
const api = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

export default defineConfig({
  root: below('src'),
  publicDir: below('public'),
  cacheDir: below('.cache/vite'),
  // The modern build; the default contains helpers for older browsers.
  resolve: { alias: [{ find: /^dexie$/, replacement: below('node_modules/dexie/dist/modern/dexie.mjs') }] },
  build: {
    outDir: below('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The few browsers without support load these files one step later.
    modulePreload: { polyfill: false },
    // The service worker caches every chunk; maps would double its size.
    sourcemap: false,
    // Licences require these texts; `scripts/steps/licenses.mjs` adds those of the runtimes.
    license: { fileName: 'third-party.txt' },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 1 },
            // By default a chunk also takes imported modules from other chunks' folders.
            { name: chunkNames(root), includeDependenciesRecursively: false },
          ],
        },
        // Hashes do not compress; seven letters are the bundler's minimum.
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
    translations(root),
    moduleSteps(),
    routePreload(),
    frame(),
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
      // Needed only for installation, which is online.
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,png}'],
        // Runtimes have their own cache; the worker fetches the delivery script separately.
        globIgnores: [
          'rt/**',
          'sw-delivery.js',
          // Works online only.
          'assets/admin-*',
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
    // The fonts are in node_modules, outside src.
    fs: { allow: [root] },
    proxy: Object.fromEntries(
      ['/api', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'].map((prefix) => [
        prefix,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
});
