import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = import.meta.dirname;
const below = (folder: string) => path.join(root, folder);
/** Where the development server finds the API; the built product serves both from one port. */
const api = `http://127.0.0.1:${process.env.PORT ?? 8080}`;

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
  ],
  worker: { format: 'es' },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'].map((prefix) => [
        prefix,
        { target: api, changeOrigin: false },
      ]),
    ),
  },
});
