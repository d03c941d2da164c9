import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import { collectRuntimeGroups, type RuntimeGroup } from './runtimes/build/collect-runtime-groups';
import { clangModule } from './runtimes/cpp/build/clang-module';
import { bundleNativePrelude, bundleNodePrelude } from './runtimes/javascript/build/bundle-node-prelude';

const manifestId = 'virtual:runtime-manifest';
const preludeId = 'virtual:node-prelude';
const clangId = 'virtual:clang';
const nativePreludeId = 'virtual:native-prelude';
const ownIds = new Set([manifestId, preludeId, clangId, nativePreludeId]);
const nothingId = '\0codeferry:nothing';
/** Pyodide uses them on a server only. */
const serverOnly = /^(?:node:.*|ws|fs|path|vm|url|crypto|child_process)$/;
const fromPyodide = /[\\/]pyodide[\\/]/;
/** Its `eval` is never reached either, and the workers' policy forbids it. */
const expectedWarnings = new Set(['EVAL', 'COMMONJS_VARIABLE_IN_ESM']);
/** The bundler copies files that packages mention by URL; ours are in the hashed folders. */
const duplicates = /(?:^|\/)(?:pyodide\.asm|emscripten-module)[^/]*\.wasm$/;

const projectRoot = fileURLToPath(new URL('..', import.meta.url));
/** Shared by the plugin's instances: the page's build and one per worker. */
let groups: Promise<RuntimeGroup[]> | undefined;

/**
 * Adds the language runtimes as `/rt/<group>-<hash>/` (with `.br` copies), and their list as
 * `virtual:runtime-manifest`. Must be a plugin of the page and of its workers; only the page emits.
 */
export function runtimeAssets(): Plugin {
  let config: ResolvedConfig;
  const collect = () => {
    groups ??= collectRuntimeGroups(projectRoot, (line) => config.logger.info(line));
    return groups;
  };

  return {
    name: 'codeferry:runtime-assets',
    // One file per worker: its name tells the server which policy to send, and the service worker caches
    // one file.
    config: () => ({ worker: { rolldownOptions: { output: { codeSplitting: false } } } }),
    configResolved(resolved) {
      config = resolved;
    },
    enforce: 'pre',
    resolveId(id, importer) {
      if (ownIds.has(id)) return `\0${id}`;
      return serverOnly.test(id) && fromPyodide.test(importer ?? '') ? nothingId : undefined;
    },
    onLog(_level, log) {
      return !(fromPyodide.test(log.id ?? '') && expectedWarnings.has(log.code ?? ''));
    },
    async load(id) {
      if (id === nothingId) return 'export default {}';
      if (id === `\0${manifestId}`)
        return `export const manifest = ${JSON.stringify(await manifestOf(await collect()))}`;
      if (id === `\0${preludeId}`)
        return `export const prelude = ${JSON.stringify(await bundleNodePrelude())}`;
      if (id === `\0${nativePreludeId}`)
        return `export const nativePrelude = ${JSON.stringify(await bundleNativePrelude())}`;
      if (id === `\0${clangId}`) return clangModule();
      return undefined;
    },
    transform(code, id) {
      return id.endsWith('pyodide.asm.mjs') ? compileTrampolinesOnce(code) : undefined;
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

/**
 * At its start Python's module makes 260 JavaScript functions callable, each with its own WebAssembly
 * module, for only about forty signatures: a sixth of the start. Throws when the package's code has
 * changed.
 */
function compileTrampolinesOnce(code: string): string {
  const parts = code.split('var module=new WebAssembly.Module(bytes);');
  if (parts.length !== 2) throw new Error('pyodide.asm.mjs makes its trampolines in a different way now.');
  return parts.join(
    'var known=convertJsFunctionToWasm.known??={};var module=known[sig]??=new WebAssembly.Module(bytes);',
  );
}

async function manifestOf(groups: RuntimeGroup[]): Promise<Record<string, unknown>> {
  const entries = groups.map(async ({ name, base, files }) => {
    const listed = files.map(async ({ name, content, sha256, contentType, isLater, brotli }) => ({
      name,
      bytes: content.byteLength,
      downloadBytes: (await brotli()).byteLength,
      sha256,
      contentType,
      isLater,
    }));
    return [name, { base, files: await Promise.all(listed) }];
  });
  return Object.fromEntries(await Promise.all(entries));
}
