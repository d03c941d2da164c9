import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { indentUnit } from '@codemirror/language';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { useContext, useEffect, useMemo, useState } from 'react';
import {
  type EditorSettings,
  useEditorSettings,
  VimAllowed,
} from '../../../parts/editor-settings/editor-settings';
import { useMedia } from '../../../ui/layout/use-media';

/** As in the styles of the solve page. */
const phone = '(max-width: 48rem), (max-height: 30rem)';

/** The user's settings as extensions; vim keys come first, or other keys would win. */
export function useSettingsExtension(): Extension {
  const settings = useEditorSettings();
  const isPhone = useMedia(phone);
  const vim = useContext(VimAllowed) && settings.vim;
  const [vimKeys, setVimKeys] = useState<Extension | null>(null);
  useEffect(() => {
    if (!vim) return;
    let current = true;
    import('../vim/vim-keys').then(
      (module) => current && setVimKeys(module.vimKeys()),
      // Offline before the first use: the usual keys work.
      (error: unknown) => console.warn('Vim keys could not be loaded', error),
    );
    return () => {
      current = false;
    };
  }, [vim]);
  const rest = useMemo(() => extensionOf(settings, isPhone), [settings, isPhone]);
  return useMemo(() => [vim && vimKeys ? vimKeys : [], rest], [vim, vimKeys, rest]);
}

function extensionOf(settings: EditorSettings, isPhone: boolean): Extension {
  const { fontSize, wrap, theme, tabWidth } = settings;
  return [
    EditorView.theme({ '&': { fontSize: `${fontSize / 16}rem` } }),
    wrap === 'on' || (wrap === 'auto' && isPhone) ? EditorView.lineWrapping : [],
    theme === 'app' ? [] : EditorView.editorAttributes.of({ 'data-theme': theme }),
    tabWidth === null ? [] : [EditorState.tabSize.of(tabWidth), indentUnit.of(' '.repeat(tabWidth))],
    settings.closeBrackets ? [closeBrackets(), keymap.of(closeBracketsKeymap)] : [],
  ];
}
