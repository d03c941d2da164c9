import { useId } from 'react';
import { messages } from '../messages';
import { NoteEditor } from './note-editor';
import styles from './note-editor.module.css';

/** On the problem's page. */
export function NoteSection({ problemID }: { problemID: string }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {messages.notes.title}
      </h2>
      <NoteEditor problemID={problemID} />
    </section>
  );
}
