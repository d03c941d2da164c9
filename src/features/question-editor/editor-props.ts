import type { QuestionType } from '../../../contract/rules/question-type';
import type { QuestionDraft, QuestionFaults } from '../../parts/authoring/question-draft';

export interface EditorProps {
  value: QuestionDraft;
  onChange(part: Partial<QuestionDraft>): void;
  /** What is wrong, once it is to be said: `questionFaults` of `lib/question-draft`. The fields bear the same names. */
  faults: QuestionFaults;
}

export interface QuestionEditorProps extends EditorProps {
  type: QuestionType;
}
