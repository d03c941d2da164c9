import { type ClipboardEvent, useRef, useState } from 'react';
import { messages } from './messages';

type TextField = HTMLInputElement | HTMLTextAreaElement;

interface CutNote {
  /** Message below the field; undefined: nothing was cut. */
  note: string | undefined;
  onPaste(event: ClipboardEvent<TextField>): void;
  changed(): void;
}

/** Browsers silently cut pasted text at `maxLength`. Shows a note until the next edit. */
export function useCutNote(maxLength: number | undefined): CutNote {
  const [isCut, setIsCut] = useState(false);
  const isFromPaste = useRef(false);
  return {
    note: isCut && maxLength !== undefined ? messages.pasteCut(maxLength) : undefined,
    onPaste({ currentTarget, clipboardData }) {
      if (maxLength === undefined || maxLength < 0) return;
      const { value, selectionStart, selectionEnd } = currentTarget;
      const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
      const pasted = clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
      isFromPaste.current = value.length - replaced + pasted.length > maxLength;
      setIsCut(isFromPaste.current);
    },
    changed() {
      if (!isFromPaste.current) setIsCut(false);
      isFromPaste.current = false;
    },
  };
}
