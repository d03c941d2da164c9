import type { QuestionType } from '../../../contract/rules/question-type';
import type { QuestionDraft, QuestionFaults } from '../../parts/authoring/question-draft';

export interface EditorProps {
  value: QuestionDraft;
  onChange(part: Partial<QuestionDraft>): void;
  /** From `questionFaults`, by the same field names; empty until they should be shown. */
  faults: QuestionFaults;
}

export interface QuestionEditorProps extends EditorProps {
  type: QuestionType;
}
