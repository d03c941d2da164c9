import { BlanksEditor } from './blanks-editor';
import { ChoiceEditor } from './choice-editor';
import type { QuestionEditorProps } from './editor-props';
import { TruthEditor } from './truth-editor';

/**
 * QUIZ-1 … QUIZ-13: a question of one of the three types, to be written. It stands in a form of somebody else's: a route hands it
 * to the wizard, which finds a field by its name.
 */
export function QuestionEditor({ type, ...props }: QuestionEditorProps) {
  switch (type) {
    case 'multiple-choice':
      return <ChoiceEditor {...props} />;
    case 'true-false':
      return <TruthEditor {...props} />;
    case 'fill-in-the-blank':
      return <BlanksEditor {...props} />;
    default:
      return type satisfies never;
  }
}
