import { expect, test } from 'vitest';
import { compareKeys, differencesOf, keysOf, translatedLanguages, translationPlaces } from './translations';

test.each(translatedLanguages)('the translation %s is complete', (language) => {
  expect(translationPlaces(language).size).toBeGreaterThan(60);
  expect(differencesOf(language)).toEqual({ missing: [], superfluous: [], parameters: [] });
});

test('a missing, a superfluous and a changed parameter are found', () => {
  const english = keysOf('src/features/solve/messages.tsx');
  expect(english.get('page.problemOf')).toBe('0 1');
  const translation = new Map(english);
  translation.delete('page.title');
  translation.set('page.problemOf', '0');
  translation.set('page.other', '');
  expect(compareKeys(english, translation, 'solve')).toEqual({
    missing: ['solve: page.title'],
    superfluous: ['solve: page.other'],
    parameters: ['solve: page.problemOf'],
  });
});
