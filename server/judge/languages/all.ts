import type { Language } from '../../../contract/limits';
import { cpp17 } from './cpp17';
import { java8 } from './java8';
import { javascriptNode } from './javascript-node';
import type { LanguageDefinition } from './language';
import { python3 } from './python3';

export const languageDefinitions: Readonly<Record<Language, LanguageDefinition>> = {
  PYTHON3: python3,
  JAVA8: java8,
  CPP17: cpp17,
  JAVASCRIPT_NODE: javascriptNode,
};
