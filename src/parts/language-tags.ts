import { type Language, languages } from '../../contract/limits';

export const languageTags: Readonly<Record<Language, string>> = {
  PYTHON3: 'python',
  CPP17: 'c++',
  JAVA8: 'java',
  JAVASCRIPT_NODE: 'javascript',
};

export function languageOfTag(tag: string): Language | undefined {
  return languages.find((language) => languageTags[language] === tag);
}
