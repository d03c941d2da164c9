/**
 * Prints each route that Fastify registers. Loaded into the real server through `NODE_OPTIONS`, so the test
 * needs no copy of the composition root.
 */
const program = `
  import { subscribe } from 'node:diagnostics_channel';
  subscribe('fastify.initialization', ({ fastify }) => {
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const verb of [method].flat()) process.stdout.write('route: ' + verb + ' ' + url + '\\n');
    });
  });`;

export const tellRoutes = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };

/** Every route as `METHOD /path`, once; skips the HEAD route that Fastify adds to each GET. */
export function servedRoutes(output: string): string[] {
  const routes = new Set([...output.matchAll(/^route: (\S+ \S+)$/gm)].map(([, route]) => route ?? ''));
  return [...routes]
    .filter((route) => !routes.has(route.replace(/^HEAD /, 'GET ')) || !route.startsWith('HEAD '))
    .sort();
}
