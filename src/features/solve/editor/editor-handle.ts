import type { DraftKey } from '../../../data/drafts/drafts';
import type { ProgramEditorHandle } from '../codemirror/program-editor';

/** A program to open; another object means another document, and so another home for what is typed. */
export interface EditorDocument {
  readonly code: string;
  readonly key: DraftKey;
}

export interface EditorHandle extends Pick<ProgramEditorHandle, 'insert' | 'focus'> {
  /** What is written in the document to be shown, also while the editor is still being loaded; empty while there is none. */
  code(): string;
  /** Another text in `document`, which undo takes back. `false`: the editor shows another document by now, and nothing was done. */
  replace(document: EditorDocument, code: string): boolean;
}
