import type { QuestionType } from '../../../contract/rules/question-type';
import type { QuestionDraft, QuestionFaults } from '../../parts/authoring/question-draft';

export interface EditorProps {
  value: QuestionDraft;
  onChange(part: Partial<QuestionDraft>): void;
  /** From `questionFaults` in `lib/question-draft`, once they should be shown. Field names are the same. */
  faults: QuestionFaults;
}

export interface QuestionEditorProps extends EditorProps {
  type: QuestionType;
}
