import { BlanksEditor } from './blanks-editor';
import { ChoiceEditor } from './choice-editor';
import type { QuestionEditorProps } from './editor-props';
import { OrderingEditor } from './ordering-editor';
import { TruthEditor } from './truth-editor';

/** QUIZ-1 … QUIZ-13. A route passes it to the wizard, which finds fields by name. */
export function QuestionEditor({ type, ...props }: QuestionEditorProps) {
  switch (type) {
    case 'multiple-choice':
      return <ChoiceEditor {...props} />;
    case 'true-false':
      return <TruthEditor {...props} />;
    case 'fill-in-the-blank':
      return <BlanksEditor {...props} />;
    case 'multiple-answer':
      return <ChoiceEditor {...props} isMultiple />;
    case 'ordering':
      return <OrderingEditor {...props} />;
    default:
      return type satisfies never;
  }
}
