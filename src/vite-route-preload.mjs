/**
 * The page's first chunks by address: an inline script in index.html asks for them while the entry is still on its way, instead
 * of after it has run. Its text is part of the build, so that the server's policy can allow it by hash.
 */

/** Address (a trailing slash: everything below it) → modules that show it. */
const screens = {
  '/': ['features/home/home.tsx'],
  '/explore': ['routes/explore.tsx?tsr-split=component'],
  '/challenges/': ['routes/challenges.$challengeID.tsx?tsr-split=component'],
  '/problems/': ['routes/problems.$problemID.tsx?tsr-split=component', 'ui/render-markdown.ts'],
  '/code/': [
    'routes/code.$problemID.tsx?tsr-split=component',
    'ui/render-markdown.ts',
    'features/solve/create-editor.ts',
    '@codemirror/lang-python/dist/index.js',
  ],
};

/** @param {import('rolldown').OutputBundle} bundle @param {string} fileName @param {Set<string>} found */
function collect(bundle, fileName, found) {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return;
  found.add(fileName);
  for (const imported of chunk.imports) collect(bundle, imported, found);
}

/** @param {import('rolldown').OutputBundle} bundle */
function filesByAddress(bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const loaded = new Set();
  for (const chunk of chunks) if (chunk.isEntry) collect(bundle, chunk.fileName, loaded);
  return Object.fromEntries(
    Object.entries(screens).map(([address, modules]) => {
      const found = new Set(loaded);
      for (const module of modules) {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
        if (!chunk) throw new Error(`No chunk of the build has ${module}, which shows ${address}`);
        collect(bundle, chunk.fileName, found);
      }
      return [address, [...found].filter((file) => !loaded.has(file))];
    }),
  );
}

/** The text font is needed by whatever is painted first, and named only in a style sheet. @param {import('rolldown').OutputBundle} bundle */
function fontLink(bundle) {
  const font = Object.keys(bundle).find((file) => /\/inter-latin-[^/]*\.woff2$/.test(file));
  if (!font) throw new Error('The build has no text font');
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${font}` };
  return { tag: 'link', attrs, injectTo: 'head' };
}

/** @returns {import('vite').Plugin} */
export function routePreload() {
  return {
    name: 'codeferry:route-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [];
        const script = `
for (const [address, files] of Object.entries(${JSON.stringify(filesByAddress(bundle))})) {
  const path = location.pathname;
  if (path !== address && (address === '/' || !address.endsWith('/') || !path.startsWith(address))) continue;
  for (const file of files) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }));
}`;
        return [fontLink(bundle), { tag: 'script', children: script, injectTo: 'head' }];
      },
    },
  };
}
