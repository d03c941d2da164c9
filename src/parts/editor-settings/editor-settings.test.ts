import { expect, test } from 'vitest';
import { defaultEditorSettings, readSettings } from './editor-settings';

test('reads stored settings', () => {
  const stored = {
    fontSize: 18,
    wrap: 'off',
    theme: 'contrast',
    tabWidth: 2,
    vim: true,
    closeBrackets: false,
  };
  expect(readSettings(JSON.stringify(stored))).toEqual(stored);
});

test('replaces what it does not know by the default', () => {
  expect(readSettings(null)).toEqual(defaultEditorSettings);
  expect(readSettings('no JSON')).toEqual(defaultEditorSettings);
  expect(readSettings('{"fontSize":400,"theme":"pink","tabWidth":5,"vim":true}')).toEqual({
    ...defaultEditorSettings,
    vim: true,
  });
});
