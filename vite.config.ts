import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { routePreload } from './src/vite-route-preload.mjs';
import { deliveryScript } from './sw/vite-delivery-script.mjs';
import { runtimeAssets } from './wasm/vite-runtime-assets';

const root = import.meta.dirname;
const below = (folder: string) => path.join(root, folder);
/** Where the development server finds the API; the built product serves both from one port. */
const api = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

/** What a phone shows when the app is put on its home screen. */
const manifest = {
  id: '/',
  name: 'Codeferry',
  short_name: 'Codeferry',
  description: 'Programming practice and contests that keep working without a network.',
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  background_color: '#0b1118',
  theme_color: '#0b1118',
  categories: ['education', 'developer'],
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [{ name: 'Explore problems', url: '/explore' }],
};

export default defineConfig({
  root: below('src'),
  publicDir: below('public'),
  cacheDir: below('.cache/vite'),
  build: {
    outDir: below('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // The chunks are named in the service worker's list and cached for ever; a map would double what a device keeps.
    sourcemap: false,
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
    deliveryScript(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../sw',
      filename: 'sw.ts',
      outDir: below('dist/web'),
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,png}'],
        // Runtimes come on demand into a cache of their own; the delivery script is fetched by the worker itself.
        globIgnores: ['rt/**', 'sw-delivery.js', 'icon-*.png', 'maskable-*.png', 'apple-touch-icon.png'],
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
