import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { EditorDocument, EditorHandle } from '../editor/code-editor';

const quietMs = 300;

/**
 * Whether `code`, that a run was made with, is another than what the editor shows now. Looked at when typing pauses: a key press
 * renders nothing.
 */
export function useIsOlder(
  code: string | undefined,
  document: EditorDocument | undefined,
  editor: RefObject<EditorHandle | null>,
): { isOlder: boolean; edited(read: () => string): void } {
  const [isOlder, setIsOlder] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // While the editor is being loaded it has no text of its own yet.
    const shown = editor.current?.code() || document?.code;
    setIsOlder(code !== undefined && shown !== undefined && shown !== code);
    return () => clearTimeout(timer.current);
  }, [code, document, editor]);
  const edited = useCallback(
    (read: () => string) => {
      clearTimeout(timer.current);
      if (code !== undefined) timer.current = setTimeout(() => setIsOlder(read() !== code), quietMs);
    },
    [code],
  );
  return { isOlder, edited };
}
