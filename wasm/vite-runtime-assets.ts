import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import { collectRuntimeGroups, type RuntimeGroup } from './runtimes/build/collect-runtime-groups';
import { bundleNodePrelude } from './runtimes/javascript/build/bundle-node-prelude';

const manifestId = 'virtual:runtime-manifest';
const preludeId = 'virtual:node-prelude';
const nothingId = '\0codeferry:nothing';
/** What Pyodide would use on a server and never reaches in a browser. */
const serverOnly = /^(?:node:.*|ws|fs|path|vm|url|crypto|child_process)$/;
const fromPyodide = /[\\/]pyodide[\\/]/;
/** Its `eval` is never reached either, and the workers' policy forbids it. */
const expectedWarnings = new Set(['EVAL', 'COMMONJS_VARIABLE_IN_ESM']);
/** Copies that the bundler makes because the packages mention them by URL; ours come from the hashed folders. */
const duplicates = /(?:^|\/)(?:pyodide\.asm|emscripten-module)[^/]*\.wasm$/;

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
/** Shared by the plugin's instances: the page's build and one for each worker. */
let groups: Promise<RuntimeGroup[]> | undefined;

/**
 * Ships the language runtimes: their files under `/rt/<group>-<hash>/` (with `.br` copies beside them), and the
 * list of them as `virtual:runtime-manifest`. Must be a plugin of the page and of its workers; only the page emits.
 */
export function runtimeAssets(): Plugin {
  let config: ResolvedConfig;
  const collect = () => {
    groups ??= collectRuntimeGroups(projectRoot, (line) => config.logger.info(line));
    return groups;
  };

  return {
    name: 'codeferry:runtime-assets',
    // One file for each worker: its name tells the server which policy to send, and the service worker has one thing to keep.
    config: () => ({ worker: { rolldownOptions: { output: { codeSplitting: false } } } }),
    configResolved(resolved) {
      config = resolved;
    },
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === manifestId || id === preludeId) return `\0${id}`;
      return serverOnly.test(id) && fromPyodide.test(importer ?? '') ? nothingId : undefined;
    },
    onLog(_level, log) {
      return !(fromPyodide.test(log.id ?? '') && expectedWarnings.has(log.code ?? ''));
    },
    async load(id) {
      if (id === nothingId) return 'export default {}';
      if (id === `\0${manifestId}`)
        return `export const manifest = ${JSON.stringify(manifestOf(await collect()))}`;
      if (id === `\0${preludeId}`)
        return `export const prelude = ${JSON.stringify(await bundleNodePrelude())}`;
      return undefined;
    },
    async generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (duplicates.test(name)) delete bundle[name];
      if (config.isWorker) return;
      for (const { base, files } of await collect()) {
        for (const file of files) {
          const fileName = base.slice(1) + file.name;
          this.emitFile({ type: 'asset', fileName, source: file.content });
          this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: await file.brotli() });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!path.startsWith('/rt/')) return next();
        const group = (await collect()).find(({ base }) => path.startsWith(base));
        const file = group?.files.find(({ name }) => path === group.base + name);
        if (!file) return next();
        response.setHeader('content-type', file.contentType);
        response.end(file.content);
      });
    },
  };
}

function manifestOf(groups: RuntimeGroup[]): Record<string, unknown> {
  return Object.fromEntries(
    groups.map(({ name, base, files }) => [
      name,
      {
        base,
        files: files.map(({ name, content, sha256, contentType, isLater }) => ({
          name,
          bytes: content.byteLength,
          sha256,
          contentType,
          isLater,
        })),
      },
    ]),
  );
}
