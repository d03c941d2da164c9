import type { Extension } from '@codemirror/state';
import type { Language } from '../../../../contract/limits';

/** Each grammar is a chunk of its own: most people use one. */
const loaders: Record<Language, () => Promise<Extension>> = {
  PYTHON3: async () => (await import('@codemirror/lang-python')).python(),
  JAVA8: async () => (await import('@codemirror/lang-java')).java(),
  CPP17: async () => (await import('@codemirror/lang-cpp')).cpp(),
  JAVASCRIPT_NODE: async () => (await import('@codemirror/lang-javascript')).javascript(),
};

/** Columns by which each language's people indent. */
const indentColumns: Record<Language, number> = { PYTHON3: 4, JAVA8: 4, CPP17: 4, JAVASCRIPT_NODE: 2 };

/** Grammar and indentation of a language. */
export async function loadLanguage(language: Language): Promise<Extension> {
  const [grammar, { indentUnit }] = await Promise.all([loaders[language](), import('@codemirror/language')]);
  return [grammar, indentUnit.of(' '.repeat(indentColumns[language]))];
}
