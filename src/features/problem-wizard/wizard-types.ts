import type { ComponentType } from 'react';
import type { ProblemDetail } from '../../../contract/entities/problem/problem';
import type { Language } from '../../../contract/limits';
import type { QuestionType } from '../../../contract/rules/question-type';
import type { QuestionDraft, QuestionFaults } from '../../parts/authoring/question-draft';
import type { Wizard } from '../../wizard/wizard';
import type { ProblemForm } from './problem-form';

export interface CodeEditorProps {
  label: string;
  language: Language;
  /** Read once: another text of the same document needs another React key. */
  code: string;
  onType(code: string): void;
  /** A button that writes these texts around the selection. */
  around?: { label: string; before: string; after: string } | undefined;
}

export interface QuestionEditorProps {
  type: QuestionType;
  value: QuestionDraft;
  onChange(part: Partial<QuestionDraft>): void;
  faults: QuestionFaults;
}

/** Components of other features, passed in by a route. */
export interface Editors {
  CodeEditor: ComponentType<CodeEditorProps>;
  QuestionEditor: ComponentType<QuestionEditorProps>;
  /** Opens the comments on a published problem. */
  Comments: ComponentType<{ problem: { id: string; title: string } }>;
  /** A question as learners see it. */
  QuestionPreview: ComponentType<{ problem: ProblemDetail }>;
}

export interface ProblemWizardTypes {
  what: 'problem';
  form: ProblemForm;
  context: Editors;
}
export type ProblemWizard = Wizard<ProblemForm, Editors>;
