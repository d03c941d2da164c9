import type { DraftKey } from '../../../data/drafts/drafts';
import type { ProgramEditorHandle } from '../codemirror/program-editor';

/** A new object means a new document and a new place to save. */
export interface EditorDocument {
  readonly code: string;
  readonly key: DraftKey;
}

export interface EditorHandle
  extends Pick<ProgramEditorHandle, 'insert' | 'focus' | 'mark' | 'goTo' | 'press'> {
  /** Also works while the editor loads; empty without a document. */
  code(): string;
  /** Undo restores the text. `false`: the editor shows another document and nothing changed. */
  replace(document: EditorDocument, code: string): boolean;
}
