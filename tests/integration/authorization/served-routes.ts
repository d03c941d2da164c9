/**
 * What a server really registers, however it came there: it prints each route as Fastify hears of it. Handed to the process as
 * `NODE_OPTIONS`, so that the composition root itself is looked at and not a copy of it.
 */
const program = `
  import { subscribe } from 'node:diagnostics_channel';
  subscribe('fastify.initialization', ({ fastify }) => {
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const verb of [method].flat()) process.stdout.write('route: ' + verb + ' ' + url + '\\n');
    });
  });`;

export const tellRoutes = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };

/** Every route as `METHOD /path`, once. A HEAD beside its GET is the same route, without the body. */
export function servedRoutes(output: string): string[] {
  const routes = new Set([...output.matchAll(/^route: (\S+ \S+)$/gm)].map(([, route]) => route ?? ''));
  return [...routes]
    .filter((route) => !routes.has(route.replace(/^HEAD /, 'GET ')) || !route.startsWith('HEAD '))
    .sort();
}
