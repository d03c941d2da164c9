import { indentUnit } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import type { Language } from '../../../../contract/limits';

/** One chunk for each grammar: most people use one language. */
const loaders: Record<Language, () => Promise<Extension>> = {
  PYTHON3: async () => (await import('@codemirror/lang-python')).python(),
  JAVA8: async () => (await import('@codemirror/lang-java')).java(),
  CPP17: async () => (await import('@codemirror/lang-cpp')).cpp(),
  JAVASCRIPT_NODE: async () => (await import('@codemirror/lang-javascript')).javascript(),
};

const indentColumns: Record<Language, number> = { PYTHON3: 4, JAVA8: 4, CPP17: 4, JAVASCRIPT_NODE: 2 };

export async function loadLanguage(language: Language, completes: boolean): Promise<Extension> {
  const [grammar, completion] = await Promise.all([
    loaders[language](),
    completes ? import('./completion/complete-words') : undefined,
  ]);
  const indent = indentUnit.of(' '.repeat(indentColumns[language]));
  return [grammar, indent, completion?.completeWords(language) ?? []];
}
