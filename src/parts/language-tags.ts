import { type Language, languages } from '../../contract/limits';

/** The tag that a language goes by: what is about the language itself carries it, and its page lists what can be solved in it. */
export const languageTags: Readonly<Record<Language, string>> = {
  PYTHON3: 'python',
  CPP17: 'c++',
  JAVA8: 'java',
  JAVASCRIPT_NODE: 'javascript',
};

export function languageOfTag(tag: string): Language | undefined {
  return languages.find((language) => languageTags[language] === tag);
}
