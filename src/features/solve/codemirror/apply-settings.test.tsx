import { EditorView } from '@codemirror/view';
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  defaultEditorSettings,
  saveEditorSettings,
  VimAllowed,
} from '../../../parts/editor-settings/editor-settings';
import { useSettingsExtension } from './apply-settings';

let view = new EditorView();

function Editor() {
  view.destroy();
  view = new EditorView({ extensions: useSettingsExtension() });
  return null;
}

const hasVim = () => view.dom.querySelector('.cm-vim-panel') !== null;

afterEach(() => saveEditorSettings(defaultEditorSettings));

test('Vim keys are off where Escape leaves full screen, and on elsewhere', async () => {
  saveEditorSettings({ ...defaultEditorSettings, vim: true });
  const editor = (isAllowed: boolean) => (
    <VimAllowed value={isAllowed}>
      <Editor />
    </VimAllowed>
  );
  const { rerender } = render(editor(true));
  await waitFor(() => expect(hasVim()).toBe(true));
  rerender(editor(false));
  expect(hasVim()).toBe(false);
});
