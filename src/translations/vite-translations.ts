import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { frameTexts } from '../../contract/first-screen-texts';
import { interfaceLanguages } from '../../contract/interface-languages';

const virtual = 'virtual:translation/';
const entry = './main.tsx';
/** Used if the browser does not name a region. */
const regions: Readonly<Record<string, string>> = { es: 'es-419', pt: 'pt-BR' };

/** Languages with a translation: all but English. */
const translated = interfaceLanguages.filter((language) => language !== 'en');

/** Translation files of a language, by place: `features/solve` → the file. */
function filesOf(folder: string): Map<string, string> {
  const files = fs.readdirSync(folder, { encoding: 'utf8', recursive: true });
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .sort()
      .map((file) => [file.replaceAll('\\', '/').replace(/\.tsx?$/, ''), path.join(folder, file)]),
  );
}

/** The module that a page loads before the app. Its texts must not import modules that have texts. */
function sourceOf(language: string, folder: string): string {
  const files = [...filesOf(folder)];
  const imports = files.map(([, file], at) => `import { messages as m${at} } from ${JSON.stringify(file)};`);
  const isContract = (place: string) => place.startsWith('contract/');
  const notices = files.findIndex(([place]) => place === 'contract/notices');
  const messages = files.flatMap(([place], at) =>
    isContract(place) ? [] : `${JSON.stringify(place)}: m${at}`,
  );
  const sentences = files.flatMap(([place], at) => (isContract(place) && at !== notices ? `...m${at}` : []));
  return `${imports.join('\n')}
globalThis.codeferryTranslation = {
  language: ${JSON.stringify(language)},
  locale: navigator.languages.find((tag) => tag.startsWith('${language}-')) ?? ${JSON.stringify(regions[language])},
  messages: { ${messages.join(', ')} },
  sentences: { ${sentences.join(', ')} },
  notices: m${notices},
};`;
}

const modules = (folder: (language: string) => string) => ({
  name: 'codeferry:translation-modules',
  resolveId: (id: string) => (id.startsWith(virtual) ? `\0${id}` : null),
  load: (id: string) => {
    if (!id.startsWith(`\0${virtual}`)) return null;
    const language = id.slice(virtual.length + 1);
    return sourceOf(language, folder(language));
  },
});

/** One file without imports: a chunk of the app would start the app before its language is known. */
async function bundleTranslation(language: string, folder: string): Promise<string> {
  const bundle = await rolldown({
    input: virtual + language,
    platform: 'browser',
    plugins: [modules(() => folder)],
    treeshake: { moduleSideEffects: (id) => id.includes('virtual:') },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
  });
  const { output } = await bundle.generate({
    format: 'iife',
    minify: true,
    codeSplitting: false,
    comments: { legal: true, annotation: false, jsdoc: false },
  });
  await bundle.close();
  return output[0].code;
}

/**
 * Builds each language's texts into one file, and tells the page where it is (decision 109). English is in the app's
 * modules.
 */
export function translations(root: string): Plugin {
  const folder = (language: string) => path.join(root, 'src/translations', language);
  const built = new Map<string, { fileName: string; source: string }>();
  let isDevelopment = false;
  return {
    ...modules(folder),
    name: 'codeferry:translations',
    configResolved(config) {
      isDevelopment = config.command === 'serve';
    },
    async buildStart() {
      if (isDevelopment || this.environment.name !== 'client') return;
      for (const language of translated) {
        const source = await bundleTranslation(language, folder(language));
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
        built.set(language, { fileName: `assets/translation-${language}-${hash}.js`, source });
      }
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, source } of built.values()) this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml(html) {
      const addresses = Object.fromEntries(
        translated.map((language) => [
          language,
          isDevelopment ? `/@id/__x00__${virtual}${language}` : `/${built.get(language)?.fileName}`,
        ]),
      );
      const script = `var translationFiles = ${JSON.stringify(addresses)}; var frameTexts = ${JSON.stringify(frameTexts)};`;
      const page = html.replace('<!--translations-->', () => `<script>${script}</script>`);
      if (!isDevelopment) return page;
      return page.replace(
        `<script type="module" src="${entry}"></script>`,
        `<script type="module">await translationLoaded; await import('${entry.slice(1)}');</script>`,
      );
    },
  };
}
