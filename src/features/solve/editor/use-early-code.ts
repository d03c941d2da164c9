import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Language, languages } from '../../../../contract/limits';
import { forgetEarlyWork } from '../../../first-screen/early-input';
import { onTakeOver } from '../../../first-screen/first-screen';
import { textOf, type WrittenText } from './starting-editor';

/**
 * Takes over text from the code field of the server's first screen, with caret and focus.
 * @param take the user edited the text of this device
 * @param other a draft exists, or another language was chosen before
 */
export function useEarlyCode(
  document: { readonly code: string; readonly key: { readonly language: Language } } | undefined,
  take: (text: WrittenText, isTyped: boolean) => void,
  editor: { focus(): void },
  other: (code: string, language: Language) => void,
): void {
  const latest = useRef({ document, take, editor, other });
  useLayoutEffect(() => {
    latest.current = { document, take, editor, other };
  });
  useEffect(
    () =>
      onTakeOver((screen) => {
        const field = screen.querySelector('textarea');
        const { document, take, other } = latest.current;
        const language = languages.find((known) => known === field?.dataset.language);
        if (!field || !document || !language) return undefined;
        const text = textOf(field);
        const isTyped = text.code !== field.defaultValue;
        const isSame =
          document.key.language === language && document.code.replace(/\r\n?/g, '\n') === field.defaultValue;
        if (isSame && (isTyped || text.isFocused)) take(text, isTyped);
        else if (isTyped) {
          forgetEarlyWork();
          other(text.code, language);
        }
        return text.isFocused ? () => latest.current.editor.focus() : undefined;
      }),
    [],
  );
}
