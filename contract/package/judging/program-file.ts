/** The name that files of `include/` expect of the participant's file. */
import type { ProgramFile } from '../../entities/problem/program-files';
import type { Language } from '../../limits';

const extensionOf: Partial<Record<Language, string>> = { PYTHON3: 'py', JAVASCRIPT_NODE: 'js' };
const importsOf: Partial<Record<Language, RegExp>> = {
  PYTHON3: /^\s*(?:from\s+([\w.]+)\s+import|import\s+([\w.]+))/gm,
  JAVASCRIPT_NODE: /require\(\s*['"]\.\/([\w-]+)(?:\.js)?['"]/g,
};

/** Undefined where the name does not matter: C++ includes headers, and Java finds classes. */
export function programFileOf(
  language: Language,
  added: readonly ProgramFile[],
  paths: readonly string[],
): string | undefined {
  const extension = extensionOf[language];
  const pattern = importsOf[language];
  if (extension === undefined || pattern === undefined) return undefined;
  const own = new Set(added.map(({ path }) => path));
  const imported = added.flatMap(({ content }) =>
    [...content.matchAll(pattern)].flatMap(([, first, second]) => first ?? second ?? []),
  );
  const candidates = [...new Set(imported.map((name) => `${name.split('.')[0]}.${extension}`))].filter(
    (name) => !own.has(name),
  );
  const hints = paths.flatMap(
    (path) => /^(?:submissions\/.*|include\/.*|attachments\/.*)\/([^/]+)\.\w+$/.exec(path)?.[1] ?? [],
  );
  // Others belong to the language's own library.
  return candidates.find((name) => hints.includes(name.slice(0, -extension.length - 1)));
}
