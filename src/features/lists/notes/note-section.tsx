import { Section } from '../../../ui/layout/section';
import { messages } from '../messages';
import { NoteEditor } from './note-editor';

/** On the problem's page. */
export function NoteSection({ problemID }: { problemID: string }) {
  return (
    <Section title={messages.notes.title}>
      <NoteEditor problemID={problemID} />
    </Section>
  );
}
