import { expect, test } from 'vitest';
import { wantedLanguage } from './wanted-language';

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['de,es;q=0.5,en;q=0.3', 'es'],
  ['en;q=0.3, es-MX;q=0.9', 'es'],
  ['es;q=0, en', 'en'],
  ['fr', 'en'],
  ['*', 'en'],
  [undefined, 'en'],
])('the languages %j of a browser give %s', (header, language) => {
  expect(wantedLanguage({ 'accept-language': header })).toBe(language);
});

test('the choice of the user goes before the browser, and an unknown choice gives English', () => {
  const browser = { 'accept-language': 'pt-BR' };
  expect(wantedLanguage({ ...browser, cookie: 'a=1; codeferry-language=es' })).toBe('es');
  expect(wantedLanguage({ ...browser, cookie: 'codeferry-language=xx' })).toBe('en');
});
