import type { DraftKey } from '../../../data/drafts/drafts';
import type { ProgramEditorHandle } from '../codemirror/program-editor';

/** A program to open. A new object means a new document and a new place to save. */
export interface EditorDocument {
  readonly code: string;
  readonly key: DraftKey;
}

export interface EditorHandle extends Pick<ProgramEditorHandle, 'insert' | 'focus'> {
  /** The text of the shown document, also while the editor loads; empty if there is none. */
  code(): string;
  /**
   * Replaces the text of `document`; undo restores it. `false`: the editor shows another document and
   * nothing changed.
   */
  replace(document: EditorDocument, code: string): boolean;
}
