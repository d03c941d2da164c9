import { versionNoteMax } from '../../../../contract/entities/problem/problem-version';
import { TextArea } from '../../../ui/form/text-area';
import { limitNote } from '../../../wizard/limit-note';
import { useFields } from '../../../wizard/use-fields';
import type { ProblemWizard } from '../wizard-types';
import { messages } from './messages';
import { overLimit } from './text/over-limit';

/** For a change of a published problem. */
export function VersionNote({ wizard }: { wizard: ProblemWizard }) {
  const { form, text } = useFields(wizard);
  if (!form.base) return null;
  const { problem, ...field } = text('note');
  return (
    <TextArea
      {...field}
      label={messages.note.label}
      hint={limitNote(form.note, versionNoteMax, messages.note.hint)}
      problem={overLimit(form.note.trim(), versionNoteMax) ?? problem}
      rows={2}
    />
  );
}
