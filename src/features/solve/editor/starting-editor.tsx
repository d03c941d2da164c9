import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { messages } from '../messages';
import styles from './code-editor.module.css';

export interface StartingEditorHandle {
  code(): string;
  write(text: Omit<WrittenText, 'isFocused'>): void;
  insert(text: string): void;
  focus(): void;
  /** Waits until an input method has completed its word. */
  leave(): Promise<WrittenText>;
}

export interface WrittenText {
  code: string;
  anchor: number;
  head: number;
  isFocused: boolean;
}

interface StartingEditorProps {
  ref: Ref<StartingEditorHandle>;
  code: string;
  readOnly: boolean | undefined;
  onEdit(read: () => string): void;
}

/** A plain field until the editor is loaded; the editor continues with its text. */
export function StartingEditor({ ref, code, readOnly, onEdit }: StartingEditorProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const isComposing = useRef(false);
  // Set directly: React must not overwrite what the user types.
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.value = code;
    // Browsers move the caret to the end; the editor opens a text at its start.
    field.current.setSelectionRange(0, 0);
  }, [code]);
  useImperativeHandle(ref, () => {
    const element = () => field.current as HTMLTextAreaElement;
    return {
      code: () => element().value,
      write({ code, anchor, head }) {
        element().value = code;
        element().setSelectionRange(Math.min(anchor, head), Math.max(anchor, head));
      },
      insert(text) {
        const { selectionStart, selectionEnd } = element();
        element().setRangeText(text === '\t' ? '    ' : text, selectionStart, selectionEnd, 'end');
        element().dispatchEvent(new Event('input', { bubbles: true }));
        element().focus();
      },
      focus: () => element().focus(),
      async leave() {
        if (isComposing.current)
          await new Promise((resolve) =>
            element().addEventListener('compositionend', resolve, { once: true }),
          );
        return textOf(element());
      },
    };
  }, []);
  return (
    <textarea
      ref={field}
      className={styles.starting}
      aria-label={messages.editor.label}
      aria-describedby="editor-keys"
      wrap="off"
      readOnly={readOnly}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      onInput={({ currentTarget: { value } }) => onEdit(() => value)}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
      }}
    />
  );
}

export function textOf(field: HTMLTextAreaElement): WrittenText {
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  const isBackward = selectionDirection === 'backward';
  return {
    code: value,
    anchor: isBackward ? selectionEnd : selectionStart,
    head: isBackward ? selectionStart : selectionEnd,
    isFocused: document.activeElement === field,
  };
}
