import { expect, test } from 'vitest';
import { languages } from '../../contract/limits';
import { languageOfTag, languageTags } from './language-tags';

test('NAV-19 each language has its own tag, and no other tag is a language', () => {
  expect(languages.map((language) => languageOfTag(languageTags[language]))).toEqual([...languages]);
  expect(languageOfTag('graphs')).toBeUndefined();
});
