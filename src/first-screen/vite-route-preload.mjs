/**
 * Preloads each route's first chunks by an inline script in index.html, in parallel with the entry. The script is part of the
 * build, so that the server's CSP can allow it by hash.
 */

/** @typedef {Record<string, string[]>} Chunks route → chunk names (vite-chunks.ts) */

/** Chunks for the first view, besides the route's own. @type {Chunks} */
const screens = {
  '/': [],
  '/explore': [],
  '/challenges/$challengeID': [],
  '/problems/$problemID': ['markdown'],
  '/quiz/$problemID': ['markdown'],
  '/code/$problemID': ['markdown'],
  '/login': [],
};

/** Chunks for server calls; omitted when the page contains its first data. @type {Chunks} */
const askingScreens = Object.fromEntries(
  Object.keys(screens)
    .filter((route) => route !== '/' && route !== '/login')
    .map((route) => [route, ['calls']]),
);

/** Chunks for wide windows; phones show the statement first. @type {Chunks} */
const wideScreens = { '/code/$problemID': ['codemirror', 'python'] };
/** Same breakpoint as src/features/solve/solve.module.css. */
const narrow = '(max-width: 48rem), (max-height: 30rem)';

/** Module id of a route's component after the router plugin's split. @param {string} route */
const componentOf = (route) => `/src/routes${route === '/' ? '/index' : route}.tsx?tsr-split=component`;

/** Address for the script; a trailing slash matches all paths below. @param {string} route */
const addressOf = (route) => route.replace(/\$.*/, '');

/** @param {import('rolldown').OutputBundle} bundle @param {string} fileName @param {Set<string>} found */
function collect(bundle, fileName, found) {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return;
  found.add(fileName);
  for (const imported of chunk.imports) collect(bundle, imported, found);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
}

/** The entry chunk with its static imports. @param {import('rolldown').OutputBundle} bundle */
function entryFiles(bundle) {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The build has no entry');
  /** @type {Set<string>} */
  const found = new Set();
  collect(bundle, entry.fileName, found);
  return [...found];
}

/** @param {import('rolldown').OutputBundle} bundle @param {Chunks} wanted */
function filesByAddress(bundle, wanted) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const loaded = new Set(entryFiles(bundle));
  return Object.fromEntries(
    Object.entries(wanted).map(([route, names]) => {
      const found = new Set(loaded);
      const own = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(componentOf(route))));
      for (const chunk of [own, ...names.map((name) => chunks.find((one) => one.name === name))]) {
        if (!chunk) throw new Error(`The build lacks a file that ${route} is shown with`);
        collect(bundle, chunk.fileName, found);
      }
      return [addressOf(route), [...found].filter((file) => !loaded.has(file))];
    }),
  );
}

/** The fonts' style sheet, which src/main.tsx loads late. @param {import('rolldown').OutputBundle} bundle */
function fontSheet(bundle) {
  const sheet = Object.keys(bundle).find((file) => /\/fonts-[^/]*\.css$/.test(file));
  if (!sheet) throw new Error('The build has no style sheet of fonts');
  return sheet;
}

/**
 * Resolves `painted` when the visitor can see content. The browser's first frame may be empty, because it also paints while it
 * reads the page. A hidden tab never paints; a start from the device need not wait.
 */
const paintScript = `
const isOnDevice = Boolean(navigator.serviceWorker?.controller);
const painted = new Promise((resolve) => {
  if (isOnDevice) return requestAnimationFrame(() => setTimeout(resolve));
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').length > 0 && resolve()).observe({ type: 'paint', buffered: true });
  addEventListener('DOMContentLoaded', () => setTimeout(resolve, 500));
});
const hidden = new Promise((resolve) => {
  const check = () => document.visibilityState === 'hidden' && resolve();
  addEventListener('visibilitychange', check);
  check();
});
const visible = Promise.race([painted, hidden]);
const requested = isOnDevice ? Promise.resolve() : visible;`;

/**
 * Requests all scripts and style sheets of the page in parallel; on a first visit after the first paint, because they would
 * share the line with the rest of the document. The fonts come at once only from the device, where they cost nothing.
 * @param {import('rolldown').OutputBundle} bundle
 */
function preloadScript(bundle) {
  return `
function preload(files) {
  for (const file of files)
    document.head.append(Object.assign(document.createElement('link'), file.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '', href: '/' + file } : { rel: 'modulepreload', href: '/' + file }));
}
function preloadScreen(screens) {
  const path = location.pathname;
  for (const [address, files] of Object.entries(screens))
    if (path === address || (address !== '/' && address.endsWith('/') && path.startsWith(address))) preload(files);
}
requested.then(() => {
  preload(${JSON.stringify(entryFiles(bundle).filter((file) => file.endsWith('.js')))});
  preloadScreen(${JSON.stringify(filesByAddress(bundle, screens))});
  if (!('firstScreen' in document.documentElement.dataset)) preloadScreen(${JSON.stringify(filesByAddress(bundle, askingScreens))});
  if (!matchMedia('${narrow}').matches) preloadScreen(${JSON.stringify(filesByAddress(bundle, wideScreens))});
  if (isOnDevice) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/${fontSheet(bundle)}' }));
});`;
}

/**
 * Loads style sheets without blocking scripts or the first paint: the frame has inline styles. They are in the head, so that
 * later sheets override them.
 * @param {string[]} hrefs
 */
function styleScript(hrefs) {
  return `
const styled = requested.then(() => Promise.all(${JSON.stringify(hrefs)}.map((href) => new Promise((resolve) => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  sheet.onload = sheet.onerror = resolve;
  document.head.append(sheet);
}))));`;
}

/** Starts the app after the first paint, its styles and its language (index.html). @param {string} entry */
function startScript(entry) {
  return `
Promise.all([visible, styled, translationLoaded]).then(() => import('/${entry}')).catch((error) => {
  console.error(error);
  earlyInput.fail();
});`;
}

/**
 * Removes what would delay the frame's first paint; returns the page and its style sheets.
 * @param {string} html
 */
export function frameFirst(html) {
  const links = /\n\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
  const hrefs = [...html.matchAll(links)].map(([, href = '']) => href);
  if (hrefs.length === 0) throw new Error('The page has no style sheet');
  const scripts = /\n\s*(<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>)/g;
  return { html: html.replaceAll(links, '').replaceAll(scripts, ''), hrefs };
}

/** @returns {import('vite').Plugin} */
export function routePreload() {
  return {
    name: 'codeferry:route-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const [entry = ''] = entryFiles(bundle);
        const { html: framed, hrefs } = frameFirst(html);
        return {
          html: framed,
          tags: [
            {
              tag: 'script',
              children: paintScript + styleScript(hrefs) + preloadScript(bundle),
              injectTo: 'head',
            },
            { tag: 'script', children: startScript(entry), injectTo: 'body' },
          ],
        };
      },
    },
  };
}
