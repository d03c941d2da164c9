/** Bookmark, lists and notes of one problem, in the header of its pages. */
import { ListPlus, NotebookPen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { messages } from '../messages';
import { BookmarkButton } from './bookmark-button';
import styles from './marks.module.css';

const AddToList = lazy(() => import('./add-to-list').then((part) => ({ default: part.AddToList })));
const NoteEditor = lazy(() => import('../notes/note-editor').then((part) => ({ default: part.NoteEditor })));

interface ProblemMarksProps {
  problemID: string;
  /** On the solve page, which has no section for them. */
  withNotes?: boolean;
}

export function ProblemMarks({ problemID, withNotes }: ProblemMarksProps) {
  const [open, setOpen] = useState<'lists' | 'notes' | null>(null);
  const close = () => setOpen(null);
  const toggle = (which: 'lists' | 'notes') => setOpen(open === which ? null : which);
  return (
    <div className={styles.marks}>
      <BookmarkButton problemID={problemID} small={withNotes === true} />
      <IconButton
        small={withNotes === true}
        label={messages.addToList}
        aria-haspopup="dialog"
        onClick={() => toggle('lists')}
      >
        <ListPlus aria-hidden />
      </IconButton>
      {withNotes && (
        <IconButton
          small
          label={messages.notes.button}
          aria-expanded={open === 'notes'}
          onClick={() => toggle('notes')}
        >
          <NotebookPen aria-hidden />
        </IconButton>
      )}
      <Suspense>
        {open === 'lists' && <AddToList problemID={problemID} onClose={close} />}
        {open === 'notes' && (
          <Dialog kind="corner" title={messages.notes.title} onClose={close}>
            <NoteEditor problemID={problemID} />
          </Dialog>
        )}
      </Suspense>
    </div>
  );
}
